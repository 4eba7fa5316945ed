import { showCare } from "#client/care/show-care.ts";
import { call, type OutputFrom } from "#client/api.ts";
import { useLanguage, useTranslate } from "#client/language.tsx";
import { newStudentCredits } from "#shared/constants.ts";
import { AppError } from "#shared/errors.ts";
import type { Subject } from "#shared/subjects.ts";
import { Button } from "#ui/button.tsx";
import { Callout } from "#ui/callout.tsx";
import { Field } from "#ui/field.tsx";
import { TextLink, textLinkStyle } from "#ui/link.tsx";
import { TextInput } from "#ui/text-input.tsx";
import type { Account } from "../contract.ts";
import { FailureCallout } from "#client/failure-callout.tsx";
import { LearningFields, readLearning } from "./profile/learning-fields.tsx";
import { GoogleButton } from "./google-button.tsx";
import { StepHeading } from "#ui/step-heading.tsx";
import { textOf, useSubmission } from "#client/use-submission.ts";
import { PasswordField } from "#client/password-field.tsx";

const nothingSaid = { gradeLevel: null, preferredSubjects: [], learningGoals: "" };

/** Whom Google has named to this browser. */
export type GoogleTicketView = NonNullable<OutputFrom<"accounts", "readGoogleTicket">["ticket"]>;

type SignUpFormProps = {
  /** Hidden, it keeps what was typed. */
  shown: boolean;
  /** Whom Google has just named: the address is proved, and no password is needed. */
  ticket: GoogleTicketView | null;
  /** The subject that the visitor came for. */
  subject: Subject | null;
  onSignedUp: (account: Account) => void;
  /** The server wants another step first: the date of birth again, or a parent. */
  onStepNeeded: (code: "age_step_missing" | "parent_consent_needed") => void;
};

/** What a student of 13 or older enters to have an account. */
export function SignUpForm({ shown, ticket, subject, onSignedUp, onStepNeeded }: SignUpFormProps) {
  const { locale, translate } = useLanguage();

  async function send(fields: FormData): Promise<Account | StepNeeded> {
    try {
      const { account, care } = await call("accounts", "signUpStudent", {
        fullName: textOf(fields, "fullName"),
        username: textOf(fields, "username").trim() || null,
        email: textOf(fields, "email").trim() || null,
        password: ticket ? null : textOf(fields, "password"),
        google: ticket !== null,
        ...readLearning(fields),
        locale,
      });
      // It stays over the page that the new account comes to.
      if (care) showCare(care);
      return account;
    } catch (error) {
      return stepNeeded(error);
    }
  }

  const { isPending, failure, problem, form } = useSubmission(send, (result) => {
    if ("step" in result) onStepNeeded(result.step);
    else onSignedUp(result);
  });

  return (
    <form {...form} hidden={!shown} className="flex flex-col gap-6">
      <StepHeading
        title={translate("accounts.registerTitle")}
        lead={translate("accounts.registerLead", { credits: newStudentCredits })}
        follows={shown}
      />
      <FailureCallout failure={failure} title={translate("accounts.registrationFailed")} />
      <Field label={translate("accounts.fullName")} error={problem("fullName")}>
        {(control) => (
          <TextInput
            {...control}
            name="fullName"
            autoComplete="name"
            defaultValue={ticket?.fullName ?? ""}
          />
        )}
      </Field>
      {ticket && (
        <Callout kind="right">
          {translate("google.registering", { email: ticket.email })}{" "}
          <a href="/student-register" className={textLinkStyle}>
            {translate("google.otherWay")}
          </a>
        </Callout>
      )}
      <Field
        label={
          ticket
            ? optional(translate("accounts.username"), translate("forms.optional"))
            : translate("accounts.username")
        }
        help={translate("accounts.usernameHelp")}
        error={problem("username")}
      >
        {(control) => (
          <TextInput
            {...control}
            name="username"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
          />
        )}
      </Field>
      {!ticket && <EmailAndPassword problem={problem} />}
      <LearningFields
        learning={{ ...nothingSaid, primarySubject: subject ?? "Mathematics" }}
        problem={problem}
      />
      <Button type="submit" variant="lamp" size="large" pending={isPending}>
        {translate(isPending ? "accounts.registering" : "accounts.register")}
      </Button>
      {!ticket && <GoogleButton side="student" />}
      <p>
        {translate("accounts.haveAccount")}{" "}
        <TextLink to="/login">{translate("accounts.login")}</TextLink>
      </p>
    </form>
  );
}

/** How somebody without a ticket signs in later: perhaps with an address, always with a password. */
function EmailAndPassword({ problem }: { problem: (field: string) => string | null }) {
  const translate = useTranslate();
  return (
    <>
      <Field
        label={optional(translate("accounts.email"), translate("forms.optional"))}
        help={translate("accounts.emailHelp")}
        error={problem("email")}
      >
        {(control) => <TextInput {...control} type="email" name="email" autoComplete="email" />}
      </Field>
      <PasswordField
        label={translate("accounts.password")}
        help={translate("accounts.passwordHelp")}
        error={problem("password")}
        name="password"
        autoComplete="new-password"
      />
    </>
  );
}

function optional(label: string, word: string): string {
  return `${label} (${word})`;
}

type StepNeeded = { step: "age_step_missing" | "parent_consent_needed" };

/** The step a refusal asks for; any other error is thrown on. */
function stepNeeded(error: unknown): StepNeeded {
  const code = error instanceof AppError ? error.code : null;
  if (code === "age_step_missing" || code === "parent_consent_needed") return { step: code };
  throw error;
}
