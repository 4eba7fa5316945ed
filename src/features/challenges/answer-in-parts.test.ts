import { afterAll, beforeAll, expect, test } from "vitest";
import { makeActor } from "#app/testing/make-actor.ts";
import { makeStudent } from "#app/testing/make-student.ts";
import { startTestAcademy, type TestAcademy } from "#app/testing/test-academy.ts";
import { tutoringContract } from "#features/tutoring/contract.ts";
import { isSingleChoice, layItem, wrongOption } from "#features/tutoring/lay-item.fixture.ts";
import { challengesContract as contract } from "./contract.ts";

let academy: TestAcademy;
beforeAll(async () => {
  academy = await startTestAcademy();
});
afterAll(() => academy.close());

test("a mark of what was chosen goes to a person, who sees what there was to choose from, and may uphold it", async () => {
  const { browser } = await makeStudent(academy);
  const { chat } = await browser.ok(tutoringContract.openChat, {
    subject: "Science",
    locale: "en",
    clientId: "answer-in-parts",
  });
  const item = await layItem(academy, chat.id, isSingleChoice);
  const sent = { chatId: chat.id, clientId: "a-wrong-option", itemId: item.id };
  const heard = [];
  for await (const event of browser.events(tutoringContract.giveAnswer, {
    ...sent,
    given: wrongOption(item),
  }))
    heard.push(event);
  const last = heard.at(-1);
  if (last?.type !== "finished") throw new Error("the turn did not finish");
  const { challenge } = await browser.ok(contract.challengeMark, { markId: last.tutor.id });
  expect(challenge).toMatchObject({ status: "waiting", missing: null });

  const administrator = await makeActor(academy, "administrator");
  const { challenges } = await administrator.browser.ok(contract.listChallenges, {});
  const [shown] = challenges.filter(({ prompt }) => prompt.startsWith(item.prompt.en));
  const options = item.interaction.kind === "choice" ? item.interaction.options : [];
  for (const { text } of options) expect(shown?.prompt).toContain(text.en);
  const right = item.key.kind === "choice" ? item.key.picked : [];
  expect(shown?.key.expression).toBe(options.find(({ name }) => right.includes(name))?.text.en);
  await administrator.browser.ok(contract.decideChallenge, {
    challengeId: shown?.id ?? "",
    decision: "upheld",
    reply: "That can be defended.",
  });
  const after = await browser.ok(tutoringContract.readChat, { chatId: chat.id });
  const marked = after.chat.messages.find(({ id }) => id === last.tutor.id);
  expect(marked?.receipt).toMatchObject({ outcome: "right" });
});
