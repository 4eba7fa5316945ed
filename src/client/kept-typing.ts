import { useState } from "react";
import { useUnsaved } from "./use-unsaved.ts";

/** What was typed and not saved, by field, each with what stood there when the typing began. */
export type Typed<Value> = Readonly<Record<string, { standing: Value; typed: Value }>>;

/** The typing of a kind of form, by form, kept as long as the application is open. */
export type TypingKeeper<Value> = Map<string, Typed<Value>>;

export type KeptTyping<Value> = {
  typed: Typed<Value>;
  /** Something is typed into a field in which `stands` stands; what is as that is no typing. */
  type: (field: string, stands: Value, value: Value) => void;
  /** All of it is saved, or no longer wanted. */
  drop: () => void;
};

/**
 * The typing of one form. It outlives the form: whoever comes back to it finds what they typed. While there is any, the
 * browser asks before it closes the page.
 */
export function useKeptTyping<Value>(
  keeper: TypingKeeper<Value>,
  form: string,
  isSame: (one: Value, other: Value) => boolean = Object.is,
): KeptTyping<Value> {
  const [typed, setTyped] = useState<Typed<Value>>(() => keeper.get(form) ?? {});

  useUnsaved(Object.keys(typed).length > 0);

  function keep(now: Typed<Value>): void {
    if (Object.keys(now).length === 0) keeper.delete(form);
    else keeper.set(form, now);
    setTyped(now);
  }

  return {
    typed,
    type(field, stands, value) {
      const { [field]: before, ...others } = typed;
      const now = { standing: before?.standing ?? stands, typed: value };
      keep(isSame(stands, value) ? others : { ...others, [field]: now });
    },
    drop() {
      keep({});
    },
  };
}
