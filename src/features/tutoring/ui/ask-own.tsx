import { useTranslate } from "#client/language.tsx";
import { Button } from "#ui/button.tsx";

/** What a student can answer where a problem of theirs is shown as it was read. */
export type OwnAnswers = {
  /** It is what they mean; `words` say so. */
  accept: (words: string) => void;
  /** They want to write it anew, beginning with what they wrote. */
  correct: (problem: string) => void;
};

/** Whether a problem was read as it is meant: one tap to begin with it, one to correct it. */
export function AskOwn({ problem, onOwn }: { problem: string; onOwn: OwnAnswers }) {
  const translate = useTranslate();
  const yes = translate("tools.ownYes");
  return (
    <div data-not-read className="flex flex-wrap gap-2">
      <Button
        variant="lamp"
        onClick={() => {
          onOwn.accept(yes);
          // The buttons go; the focus must not go with them.
          document.getElementById("chat-message")?.focus();
        }}
      >
        {yes}
      </Button>
      <Button onClick={() => onOwn.correct(problem)}>{translate("tools.ownCorrect")}</Button>
    </div>
  );
}
