import type { Messages } from "./en.ts";
import { errors } from "./es/errors.ts";
import { shell } from "./es/shell.ts";

/** Every text of the program in Spanish, by area. */
export const es: Messages = { errors, shell };
