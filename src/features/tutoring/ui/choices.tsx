import { useTranslate } from "#client/language.tsx";
import { Button } from "#ui/button.tsx";
import type { Act } from "../contract.ts";
import type { ChatDesk } from "./use-chat.ts";

type OnChoose = { onChoose: ChatDesk["choose"] };

/** What the tutor offers to choose from, each with one tap. */
export function Choices({ choices, onChoose }: OnChoose & { choices: readonly Act[] }) {
  const translate = useTranslate();
  const offered = choices.map((act) => ({ act, words: translate(`tools.act_${act}`) }));
  return <Offered offered={offered} onChoose={onChoose} />;
}

/** Questions that may be meant, each asked with one tap. */
export function Questions({ questions, onChoose }: OnChoose & { questions: readonly string[] }) {
  const offered = questions.map((words) => ({ act: "question-idea" as const, words }));
  return <Offered offered={offered} onChoose={onChoose} />;
}

function Offered({ offered, onChoose }: OnChoose & { offered: { act: Act; words: string }[] }) {
  return (
    <div data-not-read className="flex flex-wrap gap-2">
      {offered.map(({ act, words }) => (
        <Button
          key={words}
          onClick={() => {
            onChoose(act, words);
            // The buttons go; the focus must not go with them.
            document.getElementById("chat-message")?.focus();
          }}
        >
          {words}
        </Button>
      ))}
    </div>
  );
}
