import { useQuery } from "@tanstack/react-query";
import { Check as Tick, CircleAlert } from "lucide-react";
import { apiTimeoutMs, second } from "#shared/constants.ts";
import type { Translate } from "#shared/messages/translator.ts";
import { useLanguage } from "#client/language.tsx";
import { classNames } from "#ui/class-names.ts";
import { type Check, checkAddress, type Outcome } from "./check-address.ts";

/** What was asked is kept under this key, and can be asked again by it. */
export const checkKey = ["errors", "check"] as const;

/** What is asked for and what comes back, in words. */
export function CheckList({ checks }: { checks: readonly Check[] }) {
  return (
    <ul className="divide-y divide-hairline rounded-card border border-hairline bg-surface">
      {checks.map((check) => (
        <CheckRow key={check.id} check={check} />
      ))}
    </ul>
  );
}

function CheckRow({ check }: { check: Check }) {
  const { locale, translate } = useLanguage();
  const asked = useQuery({
    queryKey: [...checkKey, check.id],
    queryFn: () => checkAddress(check),
    staleTime: 0,
    gcTime: 0,
  });
  const outcome = asked.isFetching ? undefined : asked.data;
  const isFine = outcome?.kind === "answered" && outcome.isAsExpected;
  const Icon = isFine ? Tick : CircleAlert;
  const tone = isFine ? "text-glass-text" : "text-care-text";
  return (
    <li data-check={check.id} className="flex gap-4 px-4 py-4">
      <Icon
        aria-hidden
        className={classNames("mt-1 size-5 shrink-0", outcome ? tone : "invisible")}
      />
      <div className="min-w-0">
        <h3 className="font-reading text-body font-semibold">
          {translate(`diagnostics.${check.id}`)}{" "}
          <code className="font-code text-small font-normal break-all text-quiet">{check.url}</code>
        </h3>
        <p>
          {outcome ? (
            <>
              <b>{verdict(outcome, translate)}.</b> {sentence(outcome, translate, locale)}
            </>
          ) : (
            <span className="text-quiet">{translate("diagnostics.checking")}</span>
          )}
        </p>
      </div>
    </li>
  );
}

function verdict(outcome: Outcome, translate: Translate): string {
  if (outcome.kind === "failed") return translate("diagnostics.failed");
  const isFine = outcome.kind === "answered" && outcome.isAsExpected;
  return translate(isFine ? "diagnostics.ok" : "diagnostics.notOk");
}

function sentence(outcome: Outcome, translate: Translate, locale: string): string {
  switch (outcome.kind) {
    case "failed":
      return translate(`diagnostics.${outcome.reason}`, { seconds: apiTimeoutMs / second });
    case "unreadable":
      return translate("diagnostics.unreadable", { ms: outcome.ms });
    case "answered": {
      const { status, ms, bytes, isAsExpected } = outcome;
      const size = sizeWords(bytes, locale);
      const odd = status === 200 ? "diagnostics.wrongKind" : "diagnostics.statusOdd";
      return translate(isAsExpected ? "diagnostics.status" : odd, { status, ms, size });
    }
  }
}

/** A number of bytes as people say it: "1.4 kB". */
function sizeWords(bytes: number, locale: string): string {
  const [value, unit] = bytes < 1000 ? [bytes, "byte"] : [bytes / 1000, "kilobyte"];
  const format = new Intl.NumberFormat(locale, {
    style: "unit",
    unit,
    unitDisplay: bytes < 1000 ? "long" : "short",
    maximumFractionDigits: 1,
  });
  return format.format(value);
}
