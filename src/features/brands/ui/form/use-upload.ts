import { useCallback, useState } from "react";
import { call } from "#client/api.ts";
import { useTranslate } from "#client/language.tsx";
import { AppError } from "#shared/errors.ts";
import { readFieldProblem } from "#shared/field-problems.ts";
import { type PictureKind, pictureSizeMax } from "../../rules/pictures.ts";

/** Sends a picture, once at a time, and gives where it stands; `problem` says in words why one was not taken. */
export function useUpload(kind: PictureKind, onDone: (url: string) => void) {
  const translate = useTranslate();
  const [problem, setProblem] = useState<string | null>(null);
  const [isPending, setPending] = useState(false);

  const send = useCallback(
    async (file: File): Promise<void> => {
      setProblem(null);
      // The server says the same, and ends the connection before the rest is sent.
      if (file.size > pictureSizeMax) return setProblem(translate("fields.pictureTooLarge"));
      setPending(true);
      try {
        const { url } = await call("brands", "uploadPicture", { kind }, { file });
        onDone(url);
      } catch (error) {
        const failure = error instanceof AppError ? error : new AppError("internal");
        const { file: wrong } = failure.fields;
        setProblem(
          wrong === undefined
            ? translate(`errors.${failure.code}`, failure.data)
            : translate(`fields.${readFieldProblem(wrong)}`),
        );
      } finally {
        setPending(false);
      }
    },
    [kind, onDone, translate],
  );

  return { problem, isPending, send, forget: () => setProblem(null) };
}
