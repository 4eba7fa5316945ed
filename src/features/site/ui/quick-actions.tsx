import type { FrameContent } from "../content/home.ts";
import { buttonStyle } from "#ui/button-style.ts";

const studentsOnly = "not-in-data-[kind=student]:hidden";
const parentsOnly = "not-in-data-[kind=parent]:hidden";
const administratorsOnly = "not-in-data-[kind=admin]:hidden";

/**
 * The bar that home shows to signed-in people (row N-06), each kind of account with what it can do: only students chat and
 * have a schedule of their own. Seen once <html data-kind> knows them.
 */
export function QuickActions({ words }: { words: FrameContent }) {
  return (
    <section
      aria-label={words.quickActions}
      className="relative z-1 hidden bg-dusk-high in-data-kind:block in-data-[kind=affiliate]:hidden"
    >
      <div className="mx-auto flex max-w-page flex-wrap items-center gap-3 px-4 py-3 sm:px-8">
        <span className="mr-2 font-semibold">{words.quickActions}</span>
        <a data-resume="" href="/chat" className={buttonStyle("lamp", "normal", studentsOnly)}>
          {words.resumeChat}
        </a>
        <a href="/profile#study-schedule" className={buttonStyle("dusk", "normal", studentsOnly)}>
          {words.studySchedule}
        </a>
        <a href="/parent-dashboard" className={buttonStyle("lamp", "normal", parentsOnly)}>
          {words.parentDashboard}
        </a>
        <a href="/admin" className={buttonStyle("lamp", "normal", administratorsOnly)}>
          {words.administration}
        </a>
      </div>
    </section>
  );
}
