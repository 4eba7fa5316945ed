import { readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { type Browser, createBrowser } from "#app/contract-client.ts";
import { accountsContract } from "#features/accounts/contract.ts";
import { tutoringContract } from "#features/tutoring/contract.ts";
import { startModelStandIn } from "#platform/testing/model-stand-in.ts";
import { newStudentCredits } from "#shared/constants.ts";
import { endOf, type RunningProgram, startProgram } from "./support/running-program.ts";

/** How often the program is killed: a few times in the suite, KILLS=20 for the whole proof. */
const kills = Number(process.env.KILLS ?? 4);

const words = "Look at the first line again and say what you would do to both sides. ".repeat(4);

test(
  "killed while it speaks, the program starts again by itself; every accepted message is there and no credit is taken",
  { timeout: 60_000 + kills * 20_000 },
  async () => {
    const standIn = await startModelStandIn({
      kind: "reply",
      tokens: words.match(/\s*\S+/g) ?? [],
      delayMs: 40,
    });
    const dataDir = await mkdtemp(join(tmpdir(), "faro-kill-"));
    const port = await freePort();
    const start = () =>
      startProgram({
        dataDir,
        port,
        watched: true,
        environment: {
          AI_PROVIDER: "openai-compatible",
          AI_MODEL: "stand-in",
          AI_BASE_URL: `${standIn.url}/v1`,
        },
      });
    let program = await start();
    try {
      const browser = createBrowser(`http://127.0.0.1:${port}`);
      const chatId = await enrol(browser);
      const accepted: string[] = [];
      for (let i = 0; i < kills; i++) {
        const text = `2x + ${i + 1} = ${2 * i + 41}`;
        await speakThenKill(browser, chatId, text, program, i % 2 === 0 ? "program" : "group");
        accepted.push(text);
        if (i % 2 === 1) program = await start();
        await untilOpen(browser);
        const { chat } = await browser.ok(tutoringContract.readChat, { chatId });
        const said = chat.messages.filter((message) => message.author === "student");
        expect(said.map((message) => message.text)).toEqual(accepted);
        expect(chat.messages.map((message) => message.status)).not.toContain("speaking");
        expect(chat.messages.at(-1)).toMatchObject({ author: "tutor", note: "recovered" });
        expect(chat.workbench.credits).toBe(newStudentCredits);
      }
    } finally {
      await endOf(program.process, "SIGTERM");
      await standIn.close();
      await rm(dataDir, { recursive: true, force: true });
    }
  },
);

async function enrol(browser: Browser): Promise<string> {
  await browser.ok(accountsContract.answerAgeStep, { birthDate: "2010-05-17" });
  await browser.ok(accountsContract.signUpStudent, {
    fullName: "Ada Pérez",
    username: "ada.kill",
    password: "a calm lamp at dusk",
    gradeLevel: 8,
    primarySubject: "Mathematics",
    locale: "en",
  });
  const { chat } = await browser.ok(tutoringContract.openChat, {
    subject: "Mathematics",
    locale: "en",
    clientId: "kill-open-chat",
  });
  return chat.id;
}

/** The model's words come by the sentence; of the eight that it says some are then still to come. */
const heardBeforeKill = 3;

/** Sends a message, hears the first words of the answer, and kills. */
async function speakThenKill(
  browser: Browser,
  chatId: string,
  text: string,
  program: RunningProgram,
  what: "program" | "group",
): Promise<void> {
  const input = { chatId, clientId: `kill ${text}`, text, kind: "ownProblem" } as const;
  let heard = 0;
  try {
    for await (const event of browser.events(tutoringContract.sendMessage, input)) {
      if (event.type !== "words") continue;
      heard += 1;
      if (heard === heardBeforeKill) kill(program, what);
    }
  } catch (error) {
    if (heard < heardBeforeKill) throw error;
  }
  expect(heard).toBeGreaterThanOrEqual(heardBeforeKill);
}

function kill({ process: watcher }: RunningProgram, what: "program" | "group"): void {
  const pid = watcher.pid ?? 0;
  if (what === "group") process.kill(-pid, "SIGKILL");
  else process.kill(childOf(pid), "SIGKILL");
}

/** The program behind its watcher (Linux tells children in /proc). */
function childOf(pid: number): number {
  const [child] = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").trim().split(" ");
  return Number(child);
}

async function untilOpen(browser: Browser): Promise<void> {
  for (let i = 0; i < 150; i++) {
    const answer = await browser.fetch("/api/accounts/session").catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error("the program did not start again");
}

/** A port that nobody listens on, so that the address stays the same over restarts. */
function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => resolve(address && typeof address === "object" ? address.port : 0));
    });
  });
}
