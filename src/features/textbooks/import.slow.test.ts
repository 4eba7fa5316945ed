import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import { newQuickFolder } from "#db/testing/quick-folder.ts";
import { startEmbedded } from "#db/embedded/start-embedded.ts";
import { type FixturePage, makePdf, sentences } from "./books.fixture.ts";

const run = promisify(execFile);
const facts = Object.entries({
  title: "Boats",
  locale: "en",
  licence: "CC BY 4.0",
  link: "https://example.org/boats",
  subject: "science",
}).flatMap(([name, value]) => [`--${name}`, value]);

let files: string;
let dataDir: string;
beforeAll(async () => {
  files = await mkdtemp(join(tmpdir(), "faro-import-"));
  dataDir = await newQuickFolder();
});
afterAll(async () => {
  for (const folder of [files, dataDir]) await rm(folder, { recursive: true, force: true });
});

/** What the command says, and how it ends. */
async function textbooks(...args: string[]): Promise<{ said: string; code: number }> {
  const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: "" };
  try {
    const { stdout } = await run(process.execPath, ["scripts/textbooks.ts", ...args], { env });
    return { said: stdout, code: 0 };
  } catch (error) {
    const { stdout = "", stderr = "", code = 1 } = Object(error);
    return { said: `${stdout}${stderr}`, code: Number(code) };
  }
}

test("F-07 a book of 500 pages is imported in less than a minute, and tells how far it is", async () => {
  const pages = Array.from({ length: 500 }, (_, at): FixturePage => ({
    ...(at % 10 === 0 ? { heading: `${1 + Math.floor(at / 50)}.${1 + (at % 50) / 10} Part` } : {}),
    paragraphs: [sentences(12, at * 40), sentences(12, at * 40 + 20)],
  }));
  const file = join(files, "boats.pdf");
  await writeFile(file, await makePdf(pages));
  const startedAt = performance.now();
  const { said, code } = await textbooks("import", file, ...facts);
  expect(code).toBe(0);
  expect(performance.now() - startedAt).toBeLessThan(60_000);
  expect(said).toContain("250 of 500 read");
  expect(said).toMatch(/Boats \(boats-en\) is imported: \d{3} passages\.\n$/);
});

test("F-07 the command works beside a program on the embedded database, and tells in a line what is wrong", async () => {
  const embedded = await startEmbedded({ dataDir, log: () => undefined });
  try {
    const file = join(files, "boats.txt");
    await writeFile(file, "Boats swim.");
    expect((await textbooks("import", file, ...facts)).said).toContain("was here before");
    expect((await textbooks("list")).said).toMatch(
      /^boats-en {2}Boats · Science · .* 1 passages\n$/,
    );
    await writeFile(file, "%PDF-1.4 cut off");
    expect(await textbooks("import", file, ...facts)).toEqual({
      said: "This PDF is damaged and cannot be read. Fetch it again.\n",
      code: 1,
    });
    expect((await textbooks("import", join(files, "none"), ...facts)).said).toMatch(
      /^There is no file/,
    );
    expect(await textbooks("import", file, "--book", "none")).toMatchObject({ code: 1 });
    expect((await textbooks("list")).said).toContain("1 passages");
    expect((await textbooks("remove", "boats-en")).said).toBe("boats-en is removed.\n");
    expect((await textbooks("list")).said).toBe("No book is imported.\n");
    expect((await textbooks("catalogue", "prealgebra")).said).toContain(
      "prealgebra-2e-en  Prealgebra 2e",
    );
    expect((await textbooks("nonsense")).code).toBe(2);
  } finally {
    await embedded.stop();
  }
});
