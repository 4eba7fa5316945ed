import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { locales } from "#shared/locale.ts";
import { recipients } from "#shared/recipients.ts";

/** How code of the server reaches another machine: calls, and packages that make them. */
const reaching =
  /\bfetch\s*\(|\bfetch:|createTransport|from "(?:node:)?(?:https|tls|dgram|dns|http2|undici|openid-client|nodemailer|axios|got)"|\bhttps?\.(?:request|get)\(|new (?:WebSocket|EventSource)\b|\bnet\.(?:connect|createConnection)|\b(?:connect|createConnection)\(\{/;

/** Code that runs in a browser reaches the academy alone: the Content-Security-Policy holds it there. */
const inBrowser =
  /^src\/(?:client|ui)\/|\/ui\/|^src\/app\/(?:public-script|search-inside|send-contact-form|offline-worker|browser)|\.tsx$/;
const notOurs = /\.test\.|\.fixture\.|\/testing\//;
/** What reaches the database or the program itself, and nobody else: the demo's visitors call the academy they fill. */
const within = /^src\/db\/|^src\/app\/contract-client\.ts$/;

test("L5 only the demo and tests make visitors of the academy", () => {
  const makers = globSync("src/**/*.ts").filter(
    (file) => !notOurs.test(file) && readFileSync(file, "utf8").includes("createBrowser("),
  );
  expect(makers.toSorted()).toEqual(["src/app/contract-client.ts", "src/app/demo/fill-demo.ts"]);
});

function filesThatReach(): string[] {
  return globSync("src/**/*.{ts,tsx}")
    .filter((file) => !inBrowser.test(file) && !notOurs.test(file) && !within.test(file))
    .filter((file) => reaching.test(withoutComments(readFileSync(file, "utf8"))))
    .toSorted();
}

/** How code of a page gets at a microphone or a camera. */
const listening =
  /["'.](?:webkit)?SpeechRecognition\b|getUserMedia|MediaRecorder|getDisplayMedia|type="file"[^>]*capture/;

function filesThatListen(): string[] {
  return globSync("src/**/*.{ts,tsx}")
    .filter((file) => !notOurs.test(file))
    .filter((file) => listening.test(withoutComments(readFileSync(file, "utf8"))))
    .toSorted();
}

function withoutComments(code: string): string {
  return code.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, "");
}

test("L5 no file of the server opens a connection to anybody who is not on the public list", () => {
  const listed = new Set(recipients.flatMap(({ openedBy }) => openedBy));
  expect(
    filesThatReach().filter((file) => !listed.has(file)),
    "whoever receives something stands in src/shared/recipients.ts, and so on the privacy page",
  ).toEqual([]);
});

test("L5 every file on the list does open one", () => {
  const reachingFiles = filesThatReach();
  for (const { openedBy, sentBy } of recipients) {
    const asking = "program" in sentBy ? reachingFiles : filesThatListen();
    for (const file of openedBy) expect(asking).toContain(file);
  }
});

test("L5 no other file has the browser listen, and none records sound or pictures", () => {
  const listed = recipients.flatMap(({ openedBy, sentBy }) =>
    "browser" in sentBy ? openedBy : [],
  );
  expect(filesThatListen()).toEqual(listed);
});

test("L5 every recipient is told with data and purpose in both languages", () => {
  for (const { name, data, purpose } of recipients) {
    for (const locale of locales) {
      for (const text of [name, data, purpose]) expect(text[locale].length).toBeGreaterThan(4);
    }
  }
});
