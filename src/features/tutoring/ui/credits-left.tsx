import { Coins } from "lucide-react";
import { CreditsOver } from "#client/credits/credits-over.tsx";
import { useTranslate } from "#client/language.tsx";
import { TextLink } from "#ui/link.tsx";

/** The credits left, and what they are for; without any, what goes on and how more can be had. */
export function CreditsLeft({ credits }: { credits: number }) {
  const translate = useTranslate();
  return (
    <div className="flex items-start gap-3 text-small">
      <Coins className="mt-0.5 size-5 shrink-0 text-lamp-text" aria-hidden />
      <div className="min-w-0 grow">
        {credits > 0 ? (
          <>
            <p className="font-semibold tabular-nums">
              {translate("desk.credits", { count: credits })}
            </p>
            <p className="text-quiet">{translate("desk.creditsWhy")}</p>
            <TextLink to="/credits">{translate("desk.creditsOwn")}</TextLink>
          </>
        ) : (
          <CreditsOver />
        )}
      </div>
    </div>
  );
}
