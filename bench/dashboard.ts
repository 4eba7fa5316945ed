import { benchFirstView } from "./dashboard/first-view.ts";
import { benchLiveDelay } from "./dashboard/live-delay.ts";
import type { BenchOptions, Figures } from "./support/measure.ts";

/** The parent's dashboard: how soon a turn is seen, and how often the first view is read. */
export async function benchDashboard({ isSmall }: BenchOptions): Promise<Figures> {
  return { ...(await benchLiveDelay(isSmall)), ...(await benchFirstView(isSmall)) };
}
