import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { useLanguage } from "#client/language.tsx";
import { site } from "#shared/site.ts";
import { placeName } from "#ui/place-name.ts";
import { Button } from "#ui/button.tsx";
import { browserOf, shownReports } from "../rules-reports.ts";
import { checksOf } from "./check-address.ts";
import { checkKey, CheckList } from "./check-list.tsx";
import { deleteKeptReports, keptReports } from "./kept-reports.ts";
import { ReportList } from "./report-list.tsx";
import { SendingSwitch } from "./sending-switch.tsx";
import { releaseOfPage, toldByServer } from "./surroundings.ts";

/** Whether the academy answers from here, and what failed in this browser: /?debug=true. */
export function DiagnosticsPage() {
  const { translate } = useLanguage();
  useLanguageOfAddress();
  const [checks] = useState(() => checksOf(toldByServer("backend-root") ?? `${location.origin}/`));
  const client = useQueryClient();
  const title = translate("diagnostics.title");
  return (
    <div className="mx-auto w-full max-w-3xl grow px-4 py-8 sm:px-8 sm:py-12">
      <title>{`${title} · ${placeName()}`}</title>
      <h1 className="text-heading">{title}</h1>
      <p className="mt-3 max-w-text text-quiet">{translate("diagnostics.lead")}</p>
      <section aria-live="polite">
        <h2 className="mt-10 mb-4 text-title">{translate("diagnostics.checks")}</h2>
        <CheckList checks={checks} />
      </section>
      <Button
        className="mt-4"

        onClick={() => void client.refetchQueries({ queryKey: checkKey })}
      >
        {translate("diagnostics.again")}
      </Button>
      <ReportSection />
      <About />
    </div>
  );
}

/** The two homes have a language each, as every public page has. */
function useLanguageOfAddress(): void {
  const { locale, changeLocale } = useLanguage();
  const isDone = useRef(false);
  useEffect(() => {
    const wanted = location.pathname === "/inicio" ? "es" : "en";
    if (!isDone.current && locale !== wanted) {
      changeLocale(wanted).catch(() => {
        // Then it is read in the language that is there.
      });
    }
    isDone.current = true;
  }, [locale, changeLocale]);
}

function ReportSection() {
  const { translate } = useLanguage();
  const [reports, setReports] = useState(() => shownReports(keptReports()));
  const [isCleared, setCleared] = useState(false);

  function clear(): void {
    deleteKeptReports();
    setReports([]);
    setCleared(true);
  }

  return (
    <section>
      <h2 className="mt-12 text-title">{translate("diagnostics.reports")}</h2>
      <p className="mt-2 mb-4 max-w-text text-quiet">{translate("diagnostics.reportsText")}</p>
      {reports.length > 0 ? (
        <>
          <ReportList reports={reports} />
          <Button variant="care" className="mt-4" onClick={clear}>
            {translate("diagnostics.clear")}
          </Button>
        </>
      ) : (
        <p>
          <output>{translate(isCleared ? "diagnostics.cleared" : "diagnostics.none")}</output>
        </p>
      )}
      <SendingSwitch />
    </section>
  );
}

function About() {
  const { locale, translate } = useLanguage();
  const facts = [
    [translate("diagnostics.version"), `${site.name} ${releaseOfPage()}`],
    [
      translate("diagnostics.language"),
      translate(locale === "es" ? "diagnostics.spanish" : "diagnostics.english"),
    ],
    [translate("diagnostics.browser"), browserOf(navigator.userAgent)],
    [
      translate("diagnostics.online"),
      translate(navigator.onLine ? "diagnostics.isOnline" : "diagnostics.isOffline"),
    ],
  ] as const;
  return (
    <section>
      <h2 className="mt-12 mb-4 text-title">{translate("diagnostics.about")}</h2>
      <dl className="grid gap-x-8 gap-y-1 sm:grid-cols-[max-content_1fr]">
        {facts.map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-quiet">{name}</dt>
            <dd className="mb-2 font-semibold sm:mb-0">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
