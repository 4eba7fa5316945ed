import type { FrameContent } from "../content/home.ts";
import { buttonStyle } from "#ui/button-style.ts";

/** The bar that home shows to signed-in people (row N-06). Seen once <html data-kind> knows them. */
export function QuickActions({ words }: { words: FrameContent }) {
  return (
    <section
      aria-label={words.quickActions}
      className="relative z-1 hidden bg-dusk-high in-data-kind:block in-data-[kind=affiliate]:hidden"
    >
      <div className="mx-auto flex max-w-page flex-wrap items-center gap-3 px-4 py-3 sm:px-8">
        <span className="mr-2 font-semibold">{words.quickActions}</span>
        <a data-resume="" href="/chat" className={buttonStyle("lamp")}>
          {words.resumeChat}
        </a>
        <a
          href="/profile#study-schedule"
          className={buttonStyle("dusk", "normal", "in-data-[kind=parent]:hidden")}
        >
          {words.studySchedule}
        </a>
      </div>
    </section>
  );
}
