import { accounts } from "./en/accounts.ts";
import { admin } from "./en/admin.ts";
import { affiliates } from "./en/affiliates.ts";
import { answer } from "./en/answer.ts";
import { brands } from "./en/brands.ts";
import { challenges } from "./en/challenges.ts";
import { chat } from "./en/chat.ts";
import { child } from "./en/child.ts";
import { content } from "./en/content.ts";
import { controls } from "./en/controls.ts";
import { credits } from "./en/credits.ts";
import { curriculum } from "./en/curriculum.ts";
import { desk } from "./en/desk.ts";
import { diagnostics } from "./en/diagnostics.ts";
import { ending } from "./en/ending.ts";
import { errors } from "./en/errors.ts";
import { evidence } from "./en/evidence.ts";
import { factor } from "./en/factor.ts";
import { family } from "./en/family.ts";
import { fields } from "./en/fields.ts";
import { forms } from "./en/forms.ts";
import { google } from "./en/google.ts";
import { guardians } from "./en/guardians.ts";
import { inbox } from "./en/inbox.ts";
import { kitchen } from "./en/kitchen.ts";
import { marks } from "./en/marks.ts";
import { mishaps } from "./en/mishaps.ts";
import { money } from "./en/money.ts";
import { notices } from "./en/notices.ts";
import { oversight } from "./en/oversight.ts";
import { pages } from "./en/pages.ts";
import { parents } from "./en/parents.ts";
import { privacy } from "./en/privacy.ts";
import { profile } from "./en/profile.ts";
import { program } from "./en/program.ts";
import { progress } from "./en/progress.ts";
import { report } from "./en/report.ts";
import { reports } from "./en/reports.ts";
import { requests } from "./en/requests.ts";
import { rules } from "./en/rules.ts";
import { session } from "./en/session.ts";
import { shell } from "./en/shell.ts";
import { textbooks } from "./en/textbooks.ts";
import { standing } from "./en/standing.ts";
import { time } from "./en/time.ts";
import { today } from "./en/today.ts";
import { writing } from "./en/writing.ts";
import { tools } from "./en/tools.ts";

/** Every text of the program in English, by area. The Spanish one must have the same keys to compile. */
export const en = {
  accounts,
  admin,
  affiliates,
  answer,
  brands,
  challenges,
  chat,
  child,
  content,
  controls,
  credits,
  curriculum,
  desk,
  diagnostics,
  ending,
  errors,
  evidence,
  factor,
  family,
  fields,
  forms,
  google,
  guardians,
  inbox,
  kitchen,
  marks,
  mishaps,
  money,
  notices,
  oversight,
  pages,
  parents,
  privacy,
  profile,
  program,
  progress,
  report,
  reports,
  requests,
  rules,
  session,
  shell,
  textbooks,
  standing,
  time,
  today,
  writing,
  tools,
};

type Texts<T> = { readonly [A in keyof T]: { readonly [Key in keyof T[A]]: string } };

/** The shape that each language fills. */
export type Messages = Texts<typeof en>;

/** A group of texts that a page loads together. */
export type Area = Extract<keyof Messages, string>;

/** "area.key", for each text there is. */
export type MessageKey = { [A in Area]: `${A}.${Extract<keyof Messages[A], string>}` }[Area];
