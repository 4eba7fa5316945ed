import type { Guardian } from "#features/family/guardianship.ts";
import type { RequestContext } from "#platform/http/request-context.ts";
import type { Email } from "#platform/mail.ts";
import { minute, resetLinkMs } from "#shared/constants.ts";
import { parentCredentialsEmail } from "../emails/parent-credentials.ts";

/** Writes to a guardian how a student signs in, with the link that sets the student a new password. */
export function childResetLetter(
  context: Pick<RequestContext, "settings">,
  guardian: Guardian,
  student: { id: string; fullName: string; username: string | null; email: string | null },
  token: string,
): Email {
  const { publicUrl } = context.settings;
  const url = new URL("/reset-password", publicUrl);
  url.searchParams.set("token", token);
  const signsInWith = student.username ?? student.email ?? "";
  const letter = parentCredentialsEmail(
    {
      email: guardian.email,
      fullName: guardian.fullName,
      children: [{ fullName: student.fullName, signsInWith, url: url.href }],
      minutes: resetLinkMs / minute,
      url: new URL("/login", publicUrl).href,
    },
    guardian.locale,
  );
  return { ...letter, about: [student.id] };
}
