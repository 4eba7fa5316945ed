/** What the specification fixes: a text, a number, a list, or what leads where. */
export type Literal =
  | string
  | number
  | boolean
  | readonly string[]
  | Readonly<Record<string, string>>;

/** By row of the specification, under what each is. Written out by hand and read by tests alone, never by the program. */
export type Literals = Readonly<Record<string, Readonly<Record<string, Literal>>>>;
