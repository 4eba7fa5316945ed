import { and, eq } from "drizzle-orm";
import type { Queryable } from "#db/client.ts";
import { alerts } from "#db/tables/oversight.ts";
import type { parentAccounts } from "#db/tables/parent-accounts.ts";
import { profiles } from "#db/tables/profiles.ts";
import { firstNameOf } from "#features/accounts/rules.ts";
import { notYouUrl } from "#features/accounts/sessions/not-you.ts";
import { familyTimeZone, unknownTimeZone } from "#features/family/family-time-zone.ts";
import { skillsOf } from "#features/learning/subject-skills.ts";
import { findSession } from "#features/oversight/read-sessions.ts";
import { stillHolds } from "#features/oversight/rules.ts";
import { readSittingId } from "#features/oversight/rules-sittings.ts";
import { weeklyReportEmail } from "#features/reports/emails/weekly-report.ts";
import { readWeeklyChild } from "#features/reports/read-weekly.ts";
import type { Services } from "#platform/http/request-context.ts";
import type { Email } from "#platform/mail.ts";
import { isMutable, type MutableKind, type NoticeKind } from "#shared/notices.ts";
import { subjects } from "#shared/subjects.ts";
import { wallTimeAt } from "#shared/zoned-time.ts";
import type { Preferences } from "./contract.ts";
import type { Notice } from "./emails/notice-words.ts";
import { parentNoticeEmail } from "./emails/parent-notice.ts";
import { unsubscribing } from "./letters.ts";
import { noticeUrl } from "./links.ts";
import { type Happening, isUrgent } from "./notice-for.ts";
import { isDigest } from "./rules.ts";

/** Something that a parent is told now. */
export type Due = { studentId: string; what: Happening };

type Reader = {
  parent: typeof parentAccounts.$inferSelect;
  own: Preferences;
  due: readonly Due[];
};

type Clock = Pick<Services, "settings" | "now">;

type Told = Notice & { studentId: string };

/** The letters that tell a parent what is due: what is urgent by itself, one of the week, and one of the rest where it is much. */
export async function composeLetters(
  queryable: Queryable,
  services: Clock,
  { parent, own, due }: Reader,
): Promise<Email[]> {
  const { publicUrl } = services.settings;
  const letters: Email[] = [];
  const others: Told[] = [];
  const week: string[] = [];
  for (const { studentId, what } of due) {
    if (what.kind === "weekly") {
      week.push(studentId);
      continue;
    }
    const told = await read(queryable, services, { parentId: parent.id, studentId, what });
    if (told && isUrgent(what)) letters.push(await write([told]));
    else if (told) others.push(told);
  }
  if (isDigest(others.length, own)) letters.push(await write(others));
  else for (const notice of others) letters.push(await write([notice]));
  if (week.length > 0) letters.push(await writeWeek(week));
  return letters;

  async function write(notices: readonly Told[]): Promise<Email> {
    const { link, headers } = await waysOut(notices.map(({ kind }) => kind));
    const props = {
      email: parent.email,
      firstName: firstNameOf(parent.fullName),
      notices,
      dashboardUrl: new URL("/parent-dashboard", publicUrl).href,
      ...(link ? { unsubscribe: link } : {}),
    };
    const about = [...new Set(notices.map(({ studentId }) => studentId))];
    return { ...parentNoticeEmail(props, parent.locale), headers, about };
  }

  async function writeWeek(students: readonly string[]): Promise<Email> {
    const { link, headers } = await waysOut(["weekly"]);
    const children = [];
    for (const id of new Set(students)) {
      const clock = { now: services.now(), timeZone: own.timeZone };
      children.push(await readWeeklyChild(queryable, id, clock));
    }
    const props = {
      email: parent.email,
      firstName: firstNameOf(parent.fullName),
      children,
      publicUrl,
      ...(link ? { unsubscribe: link } : {}),
    };
    return { ...weeklyReportEmail(props, parent.locale), headers };
  }

  /** The ways out of those kinds of a letter that may be ended; none where none may. */
  async function waysOut(kinds: readonly NoticeKind[]) {
    const ending: MutableKind[] = kinds.filter(isMutable);
    if (ending.length === 0) return { link: null, headers: {} };
    const reader = { parentId: parent.id, kinds: ending, locale: parent.locale };
    return unsubscribing(queryable, publicUrl, reader);
  }
}

type Asked = {
  parentId: string;
  studentId: string;
  what: Exclude<Happening, { kind: "weekly" }>;
};

/** What the record says of something that happened; null where it is no longer there, or no longer so. */
async function read(
  queryable: Queryable,
  services: Clock,
  { parentId, studentId, what }: Asked,
): Promise<Told | null> {
  const now = services.now();
  const [child] = await queryable
    .select({
      fullName: profiles.fullName,
      birthDate: profiles.birthDate,
      timeZone: familyTimeZone("profiles.id"),
    })
    .from(profiles)
    .where(eq(profiles.id, studentId));
  if (!child) return null;
  const childFirstName = firstNameOf(child.fullName);
  if (what.kind === "sign-in") {
    const url = await notYouUrl(queryable, services, what.sessionId, { guardianId: parentId });
    return { ...what, studentId, childFirstName, url, at: new Date(what.at) };
  }
  const url = noticeUrl(services.settings.publicUrl, studentId, what);
  const facts = { studentId, childFirstName, url };
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
        .select({ category: alerts.category })
        .from(alerts)
        .where(and(eq(alerts.id, what.alertId), eq(alerts.studentId, studentId)));
      return alert ? { ...facts, kind: "alert", category: alert.category } : null;
    }
    case "age": {
      const { day: today } = wallTimeAt(now, child.timeZone ?? unknownTimeZone);
      return stillHolds(what, child.birthDate, today) ? { ...facts, ...what } : null;
    }
  }
}
