import { useTranslate } from "#client/language.tsx";
import { Button } from "#ui/button.tsx";
import type { ChatDesk } from "./use-chat.ts";

/** Two taps that answer whether what was written was about the student or about the work. */
export function CheckIn({ onCheckIn }: { onCheckIn: ChatDesk["answerCheckIn"] }) {
  const translate = useTranslate();
  const words = { me: translate("tools.aboutMe"), work: translate("tools.aboutWork") } as const;
  function answer(about: keyof typeof words): void {
    onCheckIn(about, words[about]);
    // The buttons go; the focus must not go with them.
    document.getElementById("chat-message")?.focus();
  }
  return (
    <div data-not-read className="flex flex-wrap gap-3">
      <Button onClick={() => answer("me")}>{words.me}</Button>
      <Button onClick={() => answer("work")}>{words.work}</Button>
    </div>
  );
}
