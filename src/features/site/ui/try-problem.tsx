import { type LandingContent } from "../content/landing.ts";
import { subjectPath } from "../content/public-routes.ts";
import { tryProblem, tryReplies } from "../rules-try.ts";
import { buttonStyle } from "#ui/button-style.ts";
import { inputStyle } from "#ui/text-input.tsx";

/**
 * One problem to work on without an account. src/app/try-problem.ts checks the lines in the browser and shows one of
 * the replies that stand here; the hints open without a script.
 */
export function TryProblem({ words }: { words: LandingContent["try"] }) {
  return (
    <section className="rounded-card bg-surface p-6 text-ink shadow-float sm:p-8">
      <h2 className="text-small font-semibold text-quiet">{words.title}</h2>
      <p className="mt-1 font-display text-[clamp(2rem,1.5rem+2vw,2.75rem)] leading-tight whitespace-nowrap">
        {tryProblem.start}
      </p>
      <p className="text-quiet">{words.solve}</p>
      <form data-try="" className="mt-5 flex flex-col gap-3">
        <label htmlFor="try-work" className="font-semibold">
          {words.work}
        </label>
        <textarea
          id="try-work"
          rows={4}
          maxLength={600}
          autoComplete="off"
          spellCheck={false}
          aria-describedby="try-help"
          className={`${inputStyle} resize-y text-[1.25rem]`}
        />
        <p id="try-help" className="text-small text-quiet">
          {words.help}
        </p>
        <p className="border-l-4 border-lamp pl-4 in-data-script:hidden">{words.noScript}</p>
        <button type="submit" className={buttonStyle("lamp", "large", "self-start")}>
          {words.check}
        </button>
        <Replies words={words} />
      </form>
      <div className="mt-2 divide-y divide-hairline border-t border-hairline">
        {words.hints.map(({ title, text }) => (
          <details key={title}>
            <summary className="flex min-h-11 items-center font-semibold hover:text-lamp-text">
              {title}
            </summary>
            <p className="pb-4 text-quiet">{text}</p>
          </details>
        ))}
      </div>
    </section>
  );
}

/** Room is kept for the longest reply, so that nothing moves when one comes. */
function Replies({ words }: { words: LandingContent["try"] }) {
  return (
    <div aria-live="polite" className="min-h-34">
      {[...tryReplies, "failed" as const].map((reply) => (
        <div
          key={reply}
          data-reply={reply}
          hidden
          className={`rounded-control border-l-4 px-4 py-3 ${reply === "right" ? "border-glass bg-glass-soft" : "border-lamp bg-lamp-soft"}`}
        >
          <p data-line="" className="font-display text-title empty:hidden" />
          <p>{words.replies[reply]}</p>
          {reply === "slip" && (
            <p data-question="" className="font-semibold">
              {words.question}
            </p>
          )}
          {reply === "right" && (
            <a href={subjectPath("Mathematics")} className={buttonStyle("lamp", "normal", "mt-3")}>
              {words.next}
            </a>
          )}
        </div>
      ))}
    </div>
  );
}
