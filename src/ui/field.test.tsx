import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Field } from "./field.tsx";
import { TextInput } from "./text-input.tsx";

function attribute(html: string, tag: string, name: string): string | undefined {
  return new RegExp(`<${tag}[^>]* ${name}="([^"]*)"`).exec(html)?.[1];
}

test("a label, a help and an error all belong to their input", () => {
  const html = renderToStaticMarkup(
    <Field label="Email" help="Where reports go." error="Please enter a valid email address.">
      {(control) => <TextInput {...control} />}
    </Field>,
  );
  expect(attribute(html, "label", "for")).toBe(attribute(html, "input", "id"));
  const described = attribute(html, "input", "aria-describedby")?.split(" ") ?? [];
  expect(described).toHaveLength(2);
  for (const id of described) expect(html).toContain(`id="${id}"`);
  expect(attribute(html, "input", "aria-invalid")).toBe("true");
});

test("without help and error the input points nowhere and is not called invalid", () => {
  const html = renderToStaticMarkup(
    <Field label="Email">{(control) => <TextInput {...control} />}</Field>,
  );
  expect(html).not.toContain("aria-describedby");
  expect(html).not.toContain("aria-invalid=");
});
