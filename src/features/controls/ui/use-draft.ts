import { useEffect, useRef, useState } from "react";

/** A value that is being set: what stands on the page, and how it is changed. */
export type Draft<Value> = { value: Value; set: (value: Value) => void; isUnsaved: boolean };

const pauseMs = 700;

/**
 * Holds what is being set until it is saved: after a short pause, or when the page is left. What is refused stays on
 * the page, and is sent again with the next change.
 */
export function useDraft<Value>(
  stored: Value,
  save: (value: Value) => Promise<boolean>,
): Draft<Value> {
  const [draft, setDraft] = useState<{ value: Value } | null>(null);
  const waiting = useRef<{ value: Value } | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const send = useRef(save);
  useEffect(() => {
    send.current = save;
  });

  async function flush(): Promise<void> {
    const sent = waiting.current;
    if (!sent) return;
    waiting.current = null;
    const isSaved = await send.current(sent.value);
    if (isSaved) setDraft((held) => (held === sent ? null : held));
  }

  useEffect(
    () => () => {
      clearTimeout(timer.current);
      const left = waiting.current;
      if (left) void send.current(left.value);
    },
    [],
  );

  return {
    value: draft ? draft.value : stored,
    isUnsaved: draft !== null,
    set(value) {
      const next = { value };
      waiting.current = next;
      setDraft(next);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => void flush(), pauseMs);
    },
  };
}
