import type { Messages } from "./en.ts";
import { accounts } from "./es/accounts.ts";
import { admin } from "./es/admin.ts";
import { affiliates } from "./es/affiliates.ts";
import { answer } from "./es/answer.ts";
import { brands } from "./es/brands.ts";
import { challenges } from "./es/challenges.ts";
import { chat } from "./es/chat.ts";
import { child } from "./es/child.ts";
import { content } from "./es/content.ts";
import { controls } from "./es/controls.ts";
import { credits } from "./es/credits.ts";
import { curriculum } from "./es/curriculum.ts";
import { desk } from "./es/desk.ts";
import { diagnostics } from "./es/diagnostics.ts";
import { ending } from "./es/ending.ts";
import { errors } from "./es/errors.ts";
import { evidence } from "./es/evidence.ts";
import { factor } from "./es/factor.ts";
import { family } from "./es/family.ts";
import { fields } from "./es/fields.ts";
import { forms } from "./es/forms.ts";
import { google } from "./es/google.ts";
import { guardians } from "./es/guardians.ts";
import { inbox } from "./es/inbox.ts";
import { kitchen } from "./es/kitchen.ts";
import { marks } from "./es/marks.ts";
import { mishaps } from "./es/mishaps.ts";
import { money } from "./es/money.ts";
import { notices } from "./es/notices.ts";
import { oversight } from "./es/oversight.ts";
import { pages } from "./es/pages.ts";
import { parents } from "./es/parents.ts";
import { privacy } from "./es/privacy.ts";
import { profile } from "./es/profile.ts";
import { program } from "./es/program.ts";
import { progress } from "./es/progress.ts";
import { report } from "./es/report.ts";
import { reports } from "./es/reports.ts";
import { requests } from "./es/requests.ts";
import { rules } from "./es/rules.ts";
import { session } from "./es/session.ts";
import { shell } from "./es/shell.ts";
import { textbooks } from "./es/textbooks.ts";
import { standing } from "./es/standing.ts";
import { time } from "./es/time.ts";
import { today } from "./es/today.ts";
import { writing } from "./es/writing.ts";
import { tools } from "./es/tools.ts";

/** Every text of the program in Spanish, by area. */
export const es: Messages = {
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
