import type { HomeContent } from "../content/home.ts";
import type {
  SampleAnswer,
  SampleChild,
  SampleCount,
  SampleSkill,
} from "../content/sample-children.ts";
import { FormulaText } from "./formula-text.tsx";

type Words = HomeContent["parents"]["sample"];

type ParentSampleProps = { words: Words; family: readonly SampleChild[] };

/** The style sheet shows the child whose choice is made: no script is needed to look around. */
const places = [
  {
    choice: "peer/first",
    tab: "peer-checked/first:border-lamp peer-checked/first:text-ink peer-focus-visible/first:outline-3",
    panel: "peer-checked/first:block",
  },
  {
    choice: "peer/second",
    tab: "peer-checked/second:border-lamp peer-checked/second:text-ink peer-focus-visible/second:outline-3",
    panel: "peer-checked/second:block",
  },
];

/** The parent's page with two children: switch between them, open what stands behind a figure. */
export function ParentSample({ words, family }: ParentSampleProps) {
  const children = family.flatMap((child, index) => {
    const place = places[index];
    return place ? [{ child, place }] : [];
  });
  return (
    <figure className="overflow-hidden rounded-card border border-hairline bg-surface">
      <figcaption className="border-b border-hairline bg-sunken px-5 py-4 sm:px-8">
        <span className="block font-display text-title">{words.title}</span>
        <span className="mt-1 block text-small text-quiet">{words.example}</span>
      </figcaption>
      <fieldset className="relative flex flex-wrap px-5 pb-6 sm:px-8 sm:pb-8">
        <legend className="sr-only">{words.child}</legend>
        {children.map(({ child, place }, index) => (
          <input
            key={child.id}
            type="radio"
            name="sample-child"
            id={`sample-${child.id}`}
            defaultChecked={index === 0}
            className={`sr-only ${place.choice}`}
          />
        ))}
        {children.map(({ child, place }) => (
          <label
            key={child.id}
            htmlFor={`sample-${child.id}`}
            className={`mr-6 flex min-h-13 items-center gap-2 border-b-3 border-transparent font-semibold text-quiet outline-focus hover:text-ink ${place.tab}`}
          >
            <bdi>{child.firstName}</bdi>
            {child.isPresent && <span aria-hidden className="size-2.5 rounded-full bg-glass" />}
          </label>
        ))}
        {children.map(({ child, place }) => (
          <div key={child.id} className={`hidden w-full border-t border-hairline ${place.panel}`}>
            <Child words={words} child={child} />
          </div>
        ))}
      </fieldset>
    </figure>
  );
}

function Child({ words, child }: { words: Words; child: SampleChild }) {
  const [today] = child.skills;
  const last = today?.answers[0];
  const question = words.asks[child.id];
  return (
    <>
      <p className="mt-5">
        {child.isPresent && today ? (
          <>
            <strong className="font-semibold">{words.now}:</strong> {today.title}.{" "}
            {last && words.lastStep[last.isRight ? "right" : "wrong"]}
          </>
        ) : (
          <span className="text-quiet">{words.away}</span>
        )}
      </p>
      <p className="mt-4 font-display text-title">{child.lede}</p>
      <dl className="mt-3 flex flex-col divide-y divide-hairline border-y border-hairline">
        {child.figures.map(({ label, value }) => (
          <div key={label} className="flex flex-wrap items-baseline justify-between gap-x-4 py-2">
            <dt className="text-small text-quiet">{label}</dt>
            <dd className="font-semibold tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      {child.skills.map((skill) => (
        <Skill key={skill.title} words={words} skill={skill} />
      ))}
      <p className="mt-6 text-small text-quiet">{words.caption}</p>
      <div className="mt-6 rounded-control bg-lamp-soft px-5 py-4">
        <p className="text-small font-semibold text-lamp-text">{words.askTitle}</p>
        <p className="mt-1 font-display text-title">{question.ask}</p>
        <p className="mt-1 text-small">{question.answer}</p>
      </div>
    </>
  );
}

function Skill({ words, skill }: { words: Words; skill: SampleSkill }) {
  return (
    <div className="mt-6">
      <p className="flex flex-wrap items-start justify-between gap-2 font-semibold">
        {skill.title}
        <span
          className={`rounded-full px-2.5 py-0.5 text-small ${skill.isMastered ? "bg-glass-soft text-glass-text" : "bg-heather-soft text-heather-text"}`}
        >
          {skill.state}
        </span>
      </p>
      <dl className="mt-2 grid grid-cols-[auto_1fr_auto] items-center gap-x-4 gap-y-2">
        {skill.counts.map((count) => (
          <Bar key={count.ending} count={count} />
        ))}
      </dl>
      <details className="mt-1">
        <summary className="flex min-h-11 items-center text-small font-semibold text-quiet underline decoration-lamp decoration-2 underline-offset-4 hover:text-ink">
          {words.evidence}
        </summary>
        <ul className="mb-2 divide-y divide-hairline rounded-control border border-hairline">
          {skill.answers.map((answer, index) => (
            <Answer key={index} words={words} answer={answer} />
          ))}
        </ul>
      </details>
    </div>
  );
}

type AnswerProps = { words: Words; answer: SampleAnswer };

function Answer({ words, answer }: AnswerProps) {
  return (
    <li className="px-4 py-3 text-small">
      <p>
        <FormulaText>{answer.prompt}</FormulaText>
      </p>
      <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1">
        <span
          className={`rounded-small px-2 py-0.5 font-semibold ${answer.isRight ? "bg-glass-soft text-glass-text" : "bg-sunken text-ink"}`}
        >
          <FormulaText>{answer.given}</FormulaText>{" "}
          {words.marks[answer.isRight ? "right" : "wrong"]}
        </span>
        <span className="text-quiet">{howOf(words, answer)}</span>
      </p>
    </li>
  );
}

function howOf(words: Words, { hints, isFirstTry }: SampleAnswer): string {
  if (hints > 0) return hints === 1 ? words.how.hint : words.how.hints;
  return isFirstTry ? words.how.alone : words.how.again;
}

function Bar({ count: { ending, name, part, whole, words } }: { count: SampleCount }) {
  return (
    <>
      <dt className="text-small text-quiet">{name}</dt>
      <dd aria-hidden>
        <svg width="100%" height="12" className="block">
          <rect width="100%" height="12" rx="6" className="fill-sunken" />
          <rect
            width={`${whole === 0 ? 0 : Math.round((100 * part) / whole)}%`}
            height="12"
            rx="6"
            className={ending === "alone" ? "fill-glass" : "fill-heather"}
          />
        </svg>
      </dd>
      <dd className="min-w-12 text-right text-small tabular-nums">{words}</dd>
    </>
  );
}
