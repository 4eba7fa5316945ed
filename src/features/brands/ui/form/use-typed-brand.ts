import { type RefObject, useCallback, useState } from "react";
import { textOf } from "#client/use-submission.ts";
import type { KeptBrand } from "../../contract/fields.ts";
import { type BrandField, brandFields } from "../../rules/fields.ts";

/** A brand as it stands in the fields of the form. */
export type TypedBrand = Readonly<Record<BrandField, string>>;

/** What stands in the fields of a form. */
export function readTyped(fields: FormData): TypedBrand {
  return byField((name) => textOf(fields, name));
}

/** What the form begins with. */
export function typedOf(brand: KeptBrand | null): TypedBrand {
  return byField((name) => brand?.[name] ?? "");
}

function byField(valueOf: (name: BrandField) => string): TypedBrand {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- every field is named
  return Object.fromEntries(brandFields.map((name) => [name, valueOf(name)])) as TypedBrand;
}

/** What stands in the fields now: each keeps its own text, and `look` reads them all. */
export function useTypedBrand(form: RefObject<HTMLFormElement | null>, brand: KeptBrand | null) {
  const [typed, setTyped] = useState(() => typedOf(brand));
  const look = useCallback(() => {
    if (form.current) setTyped(readTyped(new FormData(form.current)));
  }, [form]);
  return { typed, look };
}
