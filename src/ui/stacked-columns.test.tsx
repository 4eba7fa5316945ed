import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { StackedColumns, ticksUpTo } from "./stacked-columns.tsx";

test.each([
  [4, [0, 1, 2, 3, 4]],
  [5, [0, 2, 4, 6]],
  [17, [0, 5, 10, 15, 20]],
  [40, [0, 10, 20, 30, 40]],
  [123, [0, 50, 100, 150]],
])("an axis up to %d has whole and even numbers that reach it", (most, ticks) => {
  expect(ticksUpTo(most)).toEqual(ticks);
});

function drawn(alone: number): string {
  return renderToStaticMarkup(
    <StackedColumns
      columns={[{ id: "a", label: "15", parts: [{ tone: "alone", value: alone }] }]}
      legend={[{ tone: "alone", label: "Alone" }]}
      empty="A column stands here."
    />,
  );
}

test("a chart has an axis with numbers and a legend, and says what will stand there while it is empty", () => {
  const full = drawn(6);
  for (const tick of [0, 2, 4, 6]) expect(full).toContain(`>${tick}</span>`);
  expect(full).toContain("Alone");
  expect(full).not.toContain("A column stands here.");
  expect(drawn(0)).toContain("A column stands here.");
});
