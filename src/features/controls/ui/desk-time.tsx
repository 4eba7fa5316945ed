import { Hourglass } from "lucide-react";
import { useState } from "react";
import { AskedByParents, SeenByParents } from "#client/guardians/guardian-signs.tsx";
import { useLanguage } from "#client/language.tsx";
import type { Translate } from "#shared/messages/translator.ts";
import { TextLink } from "#ui/link.tsx";
import { Sheet } from "#ui/sheet.tsx";
import type { Applies } from "../contract.ts";
import { OwnRules } from "./own-rules.tsx";
import { useOwnRuling } from "./use-own-ruling.ts";

/**
 * In the top bar of the tutor's desk: for a student whom somebody looks after the way to what they see (L12), and where
 * the family set rules the time left, with the rules and the way to ask for more behind it; who asks to look after them.
 */
export function DeskTime() {
  const { translate } = useLanguage();
  const [isOpen, setOpen] = useState(false);
  const { ruling, reload } = useOwnRuling();
  if (!ruling) {
    return (
      <>
        <AskedByParents />
        <SeenByParents />
      </>
    );
  }
  const isCare = ruling.applies.state !== "open" || ruling.applies.warning !== null;
  return (
    <>
      <AskedByParents />
      {/* A narrow bar has no room for both: there the way stands behind the button. */}
      <span className="max-sm:hidden">
        <SeenByParents />
      </span>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className={`inline-flex min-h-11 items-center gap-2 rounded-control px-2 font-semibold whitespace-nowrap tabular-nums hover:bg-dusk-mid sm:px-3 ${isCare ? "text-dusk-lamp" : ""}`}
      >
        <Hourglass className="size-5 max-sm:hidden" aria-hidden />
        <span className="sr-only">{translate("time.button")}: </span>
        <span className="sm:hidden">{buttonWords(ruling.applies, translate, true)}</span>
        <span className="max-sm:hidden">{buttonWords(ruling.applies, translate, false)}</span>
      </button>
      <Sheet
        open={isOpen}
        onOpenChange={setOpen}
        title={translate("time.title")}
        closeLabel={translate("shell.close")}
      >
        <OwnRules ruling={ruling} onAsked={reload} />
        <p className="mx-auto mt-5 max-w-text">
          <TextLink to="/what-parents-see">{translate("time.seen")}</TextLink>
        </p>
      </Sheet>
    </>
  );
}

/** The time left; `isShort` where the bar is narrow. */
function buttonWords(
  { state, reason, minutesLeft }: Applies,
  translate: Translate,
  isShort: boolean,
): string {
  if (state === "open") {
    if (minutesLeft === null) return translate("time.open");
    return translate(isShort ? "time.leftShort" : "time.left", { count: minutesLeft });
  }
  if (reason === "paused") return translate("time.paused");
  return translate(state === "finishing" ? "time.over" : "time.closed");
}
