import { type RefObject, useCallback, useState } from "react";
import { textOf } from "#client/use-submission.ts";
import { type BrandField, brandFields, colourFields } from "../../rules/fields.ts";

/** A brand as it stands in the fields of the form. */
export type TypedBrand = Readonly<Record<BrandField, string>>;

/** What is stored of a brand; null before it is saved for the first time. */
type StoredWords = Readonly<Record<BrandField, string | null>> | null;

/** What stands in the fields of a form. */
export function readTyped(fields: FormData): TypedBrand {
  return byField((name) => textOf(fields, name));
}

/** What the form begins with. */
export function typedOf(stored: StoredWords): TypedBrand {
  return byField((name) => stored?.[name] ?? "");
}

/** Whether the form holds what is stored, however it is written. */
export function isAsStored(typed: TypedBrand, stored: StoredWords): boolean {
  const small: readonly string[] = ["subdomain", ...colourFields];
  return brandFields.every((name) => {
    const now = typed[name].trim();
    return (small.includes(name) ? now.toLowerCase() : now) === (stored?.[name] ?? "");
  });
}

function byField(valueOf: (name: BrandField) => string): TypedBrand {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- every field is named
  return Object.fromEntries(brandFields.map((name) => [name, valueOf(name)])) as TypedBrand;
}

/** What stands in the fields now: each keeps its own text, and `look` reads them all. */
export function useTypedBrand(form: RefObject<HTMLFormElement | null>, stored: StoredWords) {
  const [typed, setTyped] = useState(() => typedOf(stored));
  const look = useCallback(() => {
    if (form.current) setTyped(readTyped(new FormData(form.current)));
  }, [form]);
  return { typed, look };
}
