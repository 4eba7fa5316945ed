import { accounts } from "./en/accounts.ts";
import { errors } from "./en/errors.ts";
import { fields } from "./en/fields.ts";
import { shell } from "./en/shell.ts";

/** Every text of the program in English, by area. The Spanish one must have the same keys to compile. */
export const en = { accounts, errors, fields, shell };

type Texts<T> = { readonly [Area in keyof T]: { readonly [Key in keyof T[Area]]: string } };

/** The shape that each language fills. */
export type Messages = Texts<typeof en>;

/** "area.key", for each text there is. */
export type MessageKey = {
  [Area in keyof Messages & string]: `${Area}.${keyof Messages[Area] & string}`;
}[keyof Messages & string];
