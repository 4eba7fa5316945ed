import { DrizzleQueryError } from "drizzle-orm/errors";
import { expect, test } from "vitest";
import { describeFailure } from "./describe-failure.ts";

test("a failed query is told without the values it was made with", () => {
  const cause = new Error("connection terminated");
  const error = new DrizzleQueryError(
    "insert into profiles",
    ["maya@example.org", "$argon2id$"],
    cause,
  );
  expect(error.message).toContain("maya@example.org");
  const told = describeFailure(error);
  expect(told).toContain("connection terminated");
  expect(told).not.toContain("maya@example.org");
  expect(told).not.toContain("argon2id");
});
