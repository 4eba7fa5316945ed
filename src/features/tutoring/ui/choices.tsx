import { useTranslate } from "#client/language.tsx";
import { Button } from "#ui/button.tsx";
import type { Act } from "../contract.ts";
import type { ChatDesk } from "./use-chat.ts";

type ChoicesProps = { choices: readonly Act[]; onChoose: ChatDesk["choose"] };

/** What the tutor offers to choose from, each with one tap. */
export function Choices({ choices, onChoose }: ChoicesProps) {
  const translate = useTranslate();
  return (
    <div data-not-read className="flex flex-wrap gap-2">
      {choices.map((act) => {
        const words = translate(`tools.act_${act}`);
        return (
          <Button
            key={act}
            onClick={() => {
              onChoose(act, words);
              // The buttons go; the focus must not go with them.
              document.getElementById("chat-message")?.focus();
            }}
          >
            {words}
          </Button>
        );
      })}
    </div>
  );
}
