import { execFile } from "node:child_process";
import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, onTestFinished, test } from "vitest";
import { z } from "zod";
import { translators } from "#shared/messages/server-translators.ts";
import { expectAccessible, launchBrowser, newVisitor } from "./support/browser.ts";
import { startOwnProgram } from "./support/own-program.ts";
import { answered, keepPicture, openDeskAlone, sayToTutor } from "./support/student-page.ts";

const run = promisify(execFile);
const ours = join(import.meta.dirname, "../content/curriculum");
const command = join(import.meta.dirname, "../scripts/curriculum.ts");

const skillId = "shadows-of-the-day";
const title = "Shadows through the day";
const lesson =
  "The higher the Sun stands, the shorter a shadow is, and it always points away from the Sun.";

/** What a teacher writes in place of the skeleton's words, item by item: question, right answer, two wrong ones. */
const written = [
  ["Where does a shadow point?", "away from the Sun", "toward the Sun", "always to the north"],
  ["When is a shadow shortest?", "around midday", "early morning", "late evening"],
  ["The Sun sets in the west. Where do shadows point then?", "east", "west", "up"],
  ["The Sun climbs. What becomes of a shadow?", "it shortens", "it lengthens", "it stays"],
  ["A lamp stands left of a cup. Where is its shadow?", "on its right", "on its left", "below it"],
  ["One pole has two shadows drawn. Which is of midday?", "the shorter", "the longer", "neither"],
] as const;

/** The skeleton with a teacher's words in it. */
function filled(skeleton: string): string {
  return written.reduce(
    (text, [ask, right, first, second], at) =>
      text
        .replace(`What is asked here in number ${at + 1}?`, ask)
        .replace(`the right one of ${at + 1}`, right)
        .replace("what one wrong idea gives", first)
        .replace("what another wrong idea gives", second),
    skeleton.replace("A new skill", title).replace("The idea in a few plain sentences.", lesson),
  );
}

const unitsFile = z.record(z.string(), z.array(z.looseObject({ skills: z.array(z.string()) })));

test("a skill that is written from the skeleton, without a line of code, is taught in the browser in the same run", async () => {
  const folder = await mkdtemp(join(tmpdir(), "faro-skills-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const environment = { CURRICULUM_DIR: folder };
  const curriculum = (...words: string[]) =>
    run(process.execPath, [command, ...words], { env: { ...process.env, ...environment } });
  await cp(ours, folder, { recursive: true });
  await curriculum("new", "science", skillId);
  const file = join(folder, "science", `${skillId}.yaml`);
  await writeFile(file, filled(await readFile(file, "utf8")));
  const early = await curriculum("check", file, "--json").catch((failed: unknown) => failed);
  expect(early).toMatchObject({ code: 1, stdout: expect.stringContaining("units.json") });

  const place = join(folder, "units.json");
  const units = unitsFile.parse(JSON.parse(await readFile(place, "utf8")));
  units.Science?.[0]?.skills.push(skillId);
  await writeFile(place, JSON.stringify(units));
  await curriculum("stamp", file);
  const { stdout } = await curriculum("check", file, "--json");
  expect(JSON.parse(stdout)).toEqual({
    skills: { Science: 1 },
    items: { Science: 6 },
    problems: 0,
  });
  expect((await curriculum("try", skillId)).stdout).toContain(written[0][0]);

  const words = translators.en;
  const program = await startOwnProgram({ environment });
  const browser = await launchBrowser();
  try {
    const visitor = await newVisitor(browser, {
      origin: program.origin,
      locale: "en",
      screen: "desk",
    });
    const { page } = visitor;
    await openDeskAlone(page, "en", "Science");
    await page.getByRole("button", { name: words("tools.topics"), exact: true }).click();
    const map = page.getByRole("dialog", { name: words("tools.topicsTitle") });
    await answered(page, () => map.getByRole("button", { name: title }).first().click());
    const log = page.getByRole("log");
    const asked = await log.textContent();
    const item = written.find(([ask]) => asked?.includes(ask));
    expect(item).toBeDefined();
    const [, right = "", wrong = ""] = item ?? [];

    const give = async (option: string) => {
      await keepPicture(page, "new-skill-asked", true);
      await page.getByText(option, { exact: true }).last().click({ timeout: 5000 });
      const check = page.getByRole("button", { name: words("answer.check") });
      await answered(page, () => check.click());
    };
    await give(wrong);
    await expect.poll(() => log.textContent()).toContain("What did you look at?");
    await sayToTutor(page, "en", "explain the idea");
    await expect.poll(() => log.textContent()).toContain(lesson);
    await keepPicture(page, "new-skill-explained");
    await give(right);
    await expect
      .poll(() => log.getByText(words("chat.receiptRight"), { exact: true }).count())
      .toBe(1);
    await expectAccessible(page);
    expect(visitor.complaints).toEqual([]);
    await page.goto("/progress");
    await page.getByRole("heading", { name: title }).waitFor();
    await visitor.context.close();
  } finally {
    await browser.close();
    await program.stop();
  }
});
