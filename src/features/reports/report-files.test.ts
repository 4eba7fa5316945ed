import { expect, test } from "vitest";
import { createId } from "#shared/ids.ts";
import { fileNameOf } from "./report-files.ts";

const days = { from: "2026-11-24", to: "2026-11-30" };

function nameFor(id: string, firstName: string): string {
  return fileNameOf({ child: { id, firstName, fullName: firstName }, ...days }, "pdf");
}

test("F-04 two children never share a file's name, whatever they are called", () => {
  for (const firstName of ["Ana", "علي", "…"]) {
    const names = [createId("prf"), createId("prf")].map((id) => nameFor(id, firstName));
    expect(new Set(names).size).toBe(2);
  }
});
