import type { HomeContent } from "../content.ts";
import { publicRoutes } from "../public-routes.ts";
import { buttonStyle } from "#ui/button-style.ts";

type Report = HomeContent["parents"]["report"];

/** What parents see: the promise, and an example of the weekly report that keeps it. */
export function ParentsSection({ words }: { words: HomeContent["parents"] }) {
  return (
    <section className="mx-auto grid max-w-page items-center gap-12 px-4 py-20 sm:px-8 lg:grid-cols-2 lg:gap-20 lg:py-28">
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
        <a href={publicRoutes.register.en} className={buttonStyle("outline", "large", "mt-8")}>
          {words.action}
        </a>
      </div>
      <ReportExample report={words.report} />
    </section>
  );
}

function ReportExample({ report }: { report: Report }) {
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
            <Bar label={report.withHelp} done={skill.withHelp} skill={skill} of={report.of} />
            <Bar label={report.alone} done={skill.alone} skill={skill} of={report.of} alone />
          </dl>
        </div>
      ))}
      <p className="mt-8 border-t border-hairline pt-6">
        {report.sentence}{" "}
        <span className="font-semibold whitespace-nowrap underline decoration-lamp decoration-2 underline-offset-4">
          {report.evidence}
        </span>
      </p>
      <div className="mt-6 rounded-control bg-lamp-soft px-5 py-4">
        <p className="text-small font-semibold text-lamp-text">{report.askTitle}</p>
        <p className="mt-1 font-display text-title">{report.ask}</p>
        <p className="mt-1 text-small">{report.answer}</p>
      </div>
    </figure>
  );
}

type BarProps = {
  label: string;
  done: number;
  skill: Report["skills"][number];
  of: string;
  alone?: boolean;
};

function Bar({ label, done, skill, of, alone = false }: BarProps) {
  return (
    <>
      <dt className="text-small text-quiet">{label}</dt>
      <dd aria-hidden>
        <svg width="100%" height="12" className="block">
          <rect width="100%" height="12" rx="6" className="fill-sunken" />
          <rect
            width={`${(100 * done) / skill.total}%`}
            height="12"
            rx="6"
            className={alone ? "fill-glass" : "fill-edge"}
          />
        </svg>
      </dd>
      <dd className="min-w-16 text-right text-small tabular-nums">
        {done} {of} {skill.total}
      </dd>
    </>
  );
}
