import { Eye, LockKeyhole, MailCheck } from "lucide-react";
import { useQuery } from "@tanstack/react-query";
import { Redirect, useSearchParams } from "wouter";
import { call } from "#client/api.ts";
import { useTranslate } from "#client/language.tsx";
import { useAccount } from "#client/session.tsx";
import { FormPage } from "#ui/form-page.tsx";
import { TextLink } from "#ui/link.tsx";
import { StepHeading } from "#ui/step-heading.tsx";
import { arrivalPath } from "../../rules.ts";
import { GoogleRegistrationForm } from "./google-registration-form.tsx";
import { RegistrationForm } from "./registration-form.tsx";
import { parentLoginPath } from "./verification-path.ts";

const panels = [
  { icon: Eye, title: "parents.panelSeeTitle", text: "parents.panelSeeText" },
  { icon: LockKeyhole, title: "parents.panelPrivacyTitle", text: "parents.panelPrivacyText" },
  { icon: MailCheck, title: "parents.panelNextTitle", text: "parents.panelNextText" },
] as const;

/** Where parents make an account; with google=1 in the address, one that rests on what Google has said. */
export function RegisterPage() {
  const translate = useTranslate();
  const { account, isPending, hint } = useAccount();
  const [query] = useSearchParams();
  // Where a letter's reader was going who has no account yet.
  const next = query.get("next");
  const asksGoogle = query.get("google") === "1";
  const google = useQuery({
    queryKey: ["accounts", "google-ticket", "parent"],
    queryFn: () => call("accounts", "readGoogleTicket", { side: "parent" }),
    enabled: asksGoogle,
  });
  if (account) return <Redirect to={arrivalPath(account, { next })} replace />;
  if ((isPending && hint) || (asksGoogle && google.isPending)) return null;
  const ticket = google.data?.ticket;
  return (
    <FormPage title={translate("parents.registerTitle")}>
      <StepHeading
        title={translate("parents.registerTitle")}
        lead={translate("parents.registerLead")}
      />
      <div className="mt-8">
        {ticket ? <GoogleRegistrationForm ticket={ticket} /> : <RegistrationForm next={next} />}
      </div>
      <p className="mt-6">
        {translate("parents.haveAccount")}{" "}
        <TextLink to={parentLoginPath(next)}>{translate("accounts.login")}</TextLink>
      </p>
      <p className="mt-2">
        {translate("parents.areYouStudent")}{" "}
        <TextLink to="/student-register">{translate("accounts.createAccount")}</TextLink>
      </p>
      <ul className="mt-10 flex flex-col gap-5 border-t border-hairline pt-8">
        {panels.map(({ icon: Icon, title, text }) => (
          <li key={title} className="flex gap-4">
            <Icon className="mt-1 size-5 shrink-0 text-lamp-text" aria-hidden />
            <div>
              <h2 className="font-reading text-body font-semibold">{translate(title)}</h2>
              <p className="text-quiet">{translate(text)}</p>
            </div>
          </li>
        ))}
      </ul>
    </FormPage>
  );
}
