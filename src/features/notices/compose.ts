import { and, eq } from "drizzle-orm";
import type { Queryable } from "#db/client.ts";
import { alerts } from "#db/tables/oversight.ts";
import type { parentAccounts } from "#db/tables/parent-accounts.ts";
import { profiles } from "#db/tables/profiles.ts";
import { firstNameOf } from "#features/accounts/rules.ts";
import { skillsOf } from "#features/learning/subject-skills.ts";
import { findSession } from "#features/oversight/read-sessions.ts";
import { readSittingId } from "#features/oversight/rules-sittings.ts";
import { weeklyReportEmail } from "#features/reports/emails/weekly-report.ts";
import { readWeeklyChild } from "#features/reports/read-weekly.ts";
import type { Services } from "#platform/http/request-context.ts";
import type { Email } from "#platform/mail.ts";
import type { NoticeKind } from "#shared/notices.ts";
import { subjects } from "#shared/subjects.ts";
import type { Preferences } from "./contract.ts";
import type { Notice } from "./emails/notice-words.ts";
import { parentNoticeEmail } from "./emails/parent-notice.ts";
import { unsubscribing } from "./letters.ts";
import type { Happening } from "./notice-for.ts";
import { isDigest } from "./rules.ts";

/** Something that a parent is told now. */
export type Due = { studentId: string; what: Happening };

type Reader = {
  parent: typeof parentAccounts.$inferSelect;
  own: Preferences;
  due: readonly Due[];
};

type Told = Notice & { studentId: string };

/** The letters that tell a parent what is due: each alert by itself, one of the week, and one of the rest where it is much. */
export async function composeLetters(
  queryable: Queryable,
  { settings, now }: Pick<Services, "settings" | "now">,
  { parent, own, due }: Reader,
): Promise<Email[]> {
  const { publicUrl } = settings;
  const letters: Email[] = [];
  const others: Told[] = [];
  const week: string[] = [];
  for (const { studentId, what } of due) {
    if (what.kind === "weekly") {
      week.push(studentId);
      continue;
    }
    const told = await read(queryable, studentId, what, { publicUrl, now: now() });
    if (told?.kind === "alert") letters.push(await write([told]));
    else if (told) others.push(told);
  }
  if (isDigest(others.length, own)) letters.push(await write(others));
  else for (const notice of others) letters.push(await write([notice]));
  if (week.length > 0) letters.push(await writeWeek(week));
  return letters;

  async function write(notices: readonly Told[]): Promise<Email> {
    const { link, headers } = await unsubscribing(
      queryable,
      publicUrl,
      reader(notices.map(({ kind }) => kind)),
    );
    const props = {
      email: parent.email,
      firstName: firstNameOf(parent.fullName),
      notices,
      dashboardUrl: new URL("/parent-dashboard", publicUrl).href,
      unsubscribe: link,
    };
    const about = [...new Set(notices.map(({ studentId }) => studentId))];
    return { ...parentNoticeEmail(props, parent.locale), headers, about };
  }

  async function writeWeek(students: readonly string[]): Promise<Email> {
    const { link, headers } = await unsubscribing(queryable, publicUrl, reader(["weekly"]));
    const children = [];
    for (const id of new Set(students)) {
      children.push(await readWeeklyChild(queryable, id, { now: now(), timeZone: own.timeZone }));
    }
    const props = {
      email: parent.email,
      firstName: firstNameOf(parent.fullName),
      children,
      publicUrl,
      unsubscribe: link,
    };
    return { ...weeklyReportEmail(props, parent.locale), headers };
  }

  function reader(kinds: readonly NoticeKind[]) {
    return { parentId: parent.id, kinds, locale: parent.locale } as const;
  }
}

type Clock = { publicUrl: URL; now: Date };

/** What the record says of something that happened; null where it is no longer there. */
async function read(
  queryable: Queryable,
  studentId: string,
  what: Exclude<Happening, { kind: "weekly" }>,
  { publicUrl, now }: Clock,
): Promise<Told | null> {
  const [child] = await queryable
    .select({ fullName: profiles.fullName })
    .from(profiles)
    .where(eq(profiles.id, studentId));
  if (!child) return null;
  const url = new URL("/parent-dashboard", publicUrl);
  url.searchParams.set("child", studentId);
  const facts = { studentId, childFirstName: firstNameOf(child.fullName), url: url.href };
  switch (what.kind) {
    case "session": {
      const at = readSittingId(what.sessionId);
      const found = at && (await findSession(queryable, studentId, at, { showsWords: false, now }));
      return found ? { ...facts, kind: "session", sentences: found.session.sentences } : null;
    }
    case "achievement": {
      const subject = subjects.find((known) => known === what.subject);
      const skill = subject && skillsOf(subject).find(({ id }) => id === what.skillId);
      return skill ? { ...facts, kind: "achievement", skill: skill.words.title } : null;
    }
    case "alert": {
      const [alert] = await queryable
        .select()
        .from(alerts)
        .where(and(eq(alerts.id, what.alertId), eq(alerts.studentId, studentId)));
      if (!alert) return null;
      return { ...facts, kind: "alert", category: alert.category, snippet: alert.snippet };
    }
  }
}
