import { type FormEvent, type RefObject, useEffect, useRef, useState } from "react";
import { useTranslate } from "./language.tsx";
import { AppError } from "#shared/errors.ts";
import { readFieldProblem } from "#shared/field-problems.ts";

/** A form on its way to the server. */
export type Submission = {
  isPending: boolean;
  /** Why the server refused the last try; null before it and while the next is under way. */
  failure: AppError | null;
  /** What is wrong with a field, in words; null where nothing is. */
  problem: (field: string) => string | null;
  /** For the form element. */
  form: {
    ref: RefObject<HTMLFormElement | null>;
    noValidate: true;
    onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  };
};

/**
 * Sends a form, once at a time. A refusal keeps everything typed, since the fields hold their own text, and puts
 * the focus on the first wrong field. The server alone checks: its answer names every field that is wrong.
 */
export function useSubmission<Result>(
  send: (fields: FormData) => Promise<Result>,
  onDone: (result: Result) => void,
): Submission {
  const translate = useTranslate();
  const ref = useRef<HTMLFormElement>(null);
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<AppError | null>(null);

  useEffect(() => {
    if (failure) ref.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [failure]);

  async function submit(fields: FormData): Promise<void> {
    setPending(true);
    setFailure(null);
    try {
      onDone(await send(fields));
    } catch (error) {
      setFailure(error instanceof AppError ? error : new AppError("internal"));
    } finally {
      setPending(false);
    }
  }

  return {
    isPending,
    failure,
    problem(field) {
      const found = failure?.fields[field];
      return found === undefined
        ? null
        : translate(`fields.${readFieldProblem(found)}`, failure?.data);
    },
    form: {
      ref,
      noValidate: true,
      onSubmit(event) {
        event.preventDefault();
        if (!isPending) void submit(new FormData(event.currentTarget));
      },
    },
  };
}

/** The text of a field as typed; empty where there is none. */
export function textOf(fields: FormData, name: string): string {
  const value = fields.get(name);
  return typeof value === "string" ? value : "";
}
