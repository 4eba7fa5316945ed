import { Coins } from "lucide-react";
import { useTranslate } from "#client/language.tsx";

/** The credits left, and what they are for. */
export function CreditsLeft({ credits }: { credits: number }) {
  const translate = useTranslate();
  return (
    <div className="flex items-start gap-3 text-small">
      <Coins className="mt-0.5 size-5 shrink-0 text-lamp-text" aria-hidden />
      <p>
        <span className="font-semibold tabular-nums">
          {translate("desk.credits", { count: credits })}
        </span>{" "}
        <span className="block text-quiet">
          {translate(credits > 0 ? "desk.creditsWhy" : "desk.creditsNone")}
        </span>
      </p>
    </div>
  );
}
