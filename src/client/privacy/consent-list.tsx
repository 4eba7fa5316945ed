import type { Consent, ConsentEntry, Privacy } from "#features/privacy/contract.ts";
import type { MessageKey } from "#shared/messages/en.ts";
import { Checkbox } from "#ui/checkbox.tsx";
import { useLanguage } from "../language.tsx";

type ConsentListProps = {
  privacy: Privacy;
  /** Which consent is being changed; null where none is. */
  pending: Consent["kind"] | null;
  onChange: (kind: Consent["kind"], isGiven: boolean) => void;
};

const models = {
  none: "privacy.disclosureNone",
  own: "privacy.disclosureOwn",
  external: "privacy.disclosureExternal",
} as const satisfies Record<Privacy["model"], MessageKey>;

/** What is agreed to, each with what it means, its switch and its history. Its words stand in the area "privacy". */
export function ConsentList({ privacy, pending, onChange }: ConsentListProps) {
  const { translate } = useLanguage();
  const { mayChange, mayWithdraw, model, decider } = privacy;
  // Who decides alone needs no core: using the tutor is their own act.
  const shown = privacy.consents.filter(({ kind }) => decider === "guardian" || kind !== "core");
  return (
    <ul className="divide-y divide-hairline border-y border-hairline">
      {shown.map((consent) => {
        const { kind, isGiven } = consent;
        const what = translate(`privacy.${kind}`);
        return (
          <li key={kind} className="grid gap-x-8 gap-y-2 py-5 sm:grid-cols-[minmax(0,1fr)_10rem]">
            <div>
              <h3 className="font-reading font-semibold">{what}</h3>
              <p className="mt-1 text-quiet">{translate(`privacy.${kind}Text`)}</p>
              {kind === "disclosure" && (
                <p className="mt-1 text-quiet">{translate(models[model])}</p>
              )}
              <History consent={consent} />
            </div>
            {mayChange || (mayWithdraw && isGiven) ? (
              <Checkbox
                checked={isGiven}
                aria-label={translate("privacy.turnOn", { what })}
                aria-busy={pending === kind || undefined}
                onChange={() => pending === null && onChange(kind, !isGiven)}
                label={translate(isGiven ? "privacy.on" : "privacy.off")}
              />
            ) : (
              <p className="py-2 font-semibold">
                {translate(isGiven ? "privacy.on" : "privacy.off")}
              </p>
            )}
          </li>
        );
      })}
    </ul>
  );
}

function History({ consent: { history } }: { consent: Consent }) {
  const { translate } = useLanguage();
  if (history.length === 0) {
    return <p className="mt-2 text-small text-quiet">{translate("privacy.never")}</p>;
  }
  return (
    <details className="mt-2 text-small text-quiet">
      <summary className="inline-flex min-h-11 cursor-pointer items-center underline">
        {translate("privacy.history")}
      </summary>
      <ul className="flex flex-col gap-1 pb-2">
        {history.map((entry) => (
          <li key={entry.givenAt}>
            <Entry entry={entry} />
          </li>
        ))}
      </ul>
    </details>
  );
}

function Entry({ entry }: { entry: ConsentEntry }) {
  const { locale, translate } = useLanguage();
  const format = new Intl.DateTimeFormat(locale, { dateStyle: "long", timeStyle: "short" });
  const given = translate("privacy.given", {
    date: format.format(new Date(entry.givenAt)),
    who: translate(`privacy.${entry.givenBy}`),
    how: translate(`privacy.${entry.method}`),
    version: entry.version,
  });
  if (entry.withdrawnAt === null || entry.withdrawnBy === null) return <>{given}</>;
  const withdrawn = translate("privacy.withdrawn", {
    date: format.format(new Date(entry.withdrawnAt)),
    who: translate(`privacy.${entry.withdrawnBy}`),
  });
  return (
    <>
      {given}, {withdrawn}
    </>
  );
}
