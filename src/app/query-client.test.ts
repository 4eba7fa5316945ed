import { QueryObserver } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { AppError } from "#shared/errors.ts";
import { createQueryClient, forgetUnheld, retryPauseMs, shouldRetry } from "./query-client.ts";

test("K-03 a query is tried again three times, and a refusal never", () => {
  const lost = new AppError("unavailable");
  expect([0, 1, 2, 3].map((failures) => shouldRetry(failures, lost))).toEqual([
    true,
    true,
    true,
    false,
  ]);
  expect(shouldRetry(0, new AppError("not_found"))).toBe(false);
});

test("K-03 the pauses double and are capped at 30 seconds", () => {
  expect([0, 1, 2, 4, 5, 12].map(retryPauseMs)).toEqual([1000, 2000, 4000, 16_000, 30_000, 30_000]);
});

test("K-03 what was loaded is kept for five minutes", () => {
  const { queries } = createQueryClient().getDefaultOptions();
  expect(queries).toMatchObject({ gcTime: 300_000, staleTime: 300_000 });
});

test("E-01 to try again, what the failed screen was given is forgotten, and what another screen holds is not", () => {
  const client = createQueryClient();
  for (const key of ["failed", "held"]) client.setQueryData([key], "nonsense");
  const stop = new QueryObserver(client, { queryKey: ["held"] }).subscribe(() => undefined);
  forgetUnheld(client);
  expect(client.getQueryData(["failed"])).toBeUndefined();
  expect(client.getQueryData(["held"])).toBe("nonsense");
  stop();
});
