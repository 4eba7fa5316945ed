import type { HomeContent } from "../content/home.ts";
import { publicRoutes } from "../content/public-routes.ts";
import { buttonStyle } from "#ui/button-style.ts";
import type { Locale } from "#shared/locale.ts";

type Report = HomeContent["parents"]["report"];

type ParentsSectionProps = { locale: Locale; words: HomeContent["parents"] };

/** What parents may count on, and an example of the two figures kept for every skill. */
export function ParentsSection({ locale, words }: ParentsSectionProps) {
  return (
    <section
      id="parents"
      className="mx-auto grid max-w-page items-center gap-12 px-4 py-20 sm:px-8 lg:grid-cols-2 lg:gap-20 lg:py-28"
    >
      <div>
        <h2 className="text-heading">{words.title}</h2>
        <p className="mt-4 max-w-text text-lead text-quiet">{words.lead}</p>
        <ul className="mt-6 max-w-text divide-y divide-hairline border-y border-hairline">
          {words.points.map((point) => (
            <li key={point} className="py-3">
              {point}
            </li>
          ))}
        </ul>
        <a href={publicRoutes.whyUs[locale]} className={buttonStyle("outline", "large", "mt-8")}>
          {words.action}
        </a>
      </div>
      <ReportExample locale={locale} report={words.report} />
    </section>
  );
}

function ReportExample({ locale, report }: { locale: Locale; report: Report }) {
  return (
    <figure className="rounded-card border border-hairline bg-surface p-5 sm:p-8">
      <figcaption className="flex items-baseline justify-between gap-4">
        <span className="font-display text-title">{report.title}</span>
        <span className="text-small text-quiet">{report.example}</span>
      </figcaption>
      {report.skills.map((skill) => (
        <div key={skill.name} className="mt-6">
          <p className="font-semibold">{skill.name}</p>
          <dl className="mt-2 grid grid-cols-[auto_1fr_auto] items-center gap-x-4 gap-y-2">
            <Bar locale={locale} label={report.withHelp} percent={skill.withHelp} />
            <Bar locale={locale} label={report.alone} percent={skill.alone} alone />
          </dl>
        </div>
      ))}
      <p className="mt-8 border-t border-hairline pt-6 text-quiet">{report.caption}</p>
      <div className="mt-6 rounded-control bg-lamp-soft px-5 py-4">
        <p className="text-small font-semibold text-lamp-text">{report.askTitle}</p>
        <p className="mt-1 font-display text-title">{report.ask}</p>
        <p className="mt-1 text-small">{report.answer}</p>
      </div>
    </figure>
  );
}

type BarProps = {
  locale: Locale;
  label: string;
  percent: number;
  alone?: boolean;
};

function Bar({ locale, label, percent, alone = false }: BarProps) {
  return (
    <>
      <dt className="text-small text-quiet">{label}</dt>
      <dd aria-hidden>
        <svg width="100%" height="12" className="block">
          <rect width="100%" height="12" rx="6" className="fill-sunken" />
          <rect
            width={`${percent}%`}
            height="12"
            rx="6"
            className={alone ? "fill-glass" : "fill-edge"}
          />
        </svg>
      </dd>
      <dd className="min-w-16 text-right text-small tabular-nums">
        {new Intl.NumberFormat(locale, { style: "percent" }).format(percent / 100)}
      </dd>
    </>
  );
}
