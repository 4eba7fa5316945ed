import { useLocation, useSearchParams } from "wouter";
import { call, type OutputFrom } from "#client/api.ts";
import { useTranslate } from "#client/language.tsx";
import { useSignedIn } from "#client/session.tsx";
import { useKnownEmail } from "#client/known-email.ts";
import { textOf, useSubmission } from "#client/use-submission.ts";
import { PasswordField } from "#client/password-field.tsx";
import { AppError } from "#shared/errors.ts";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/field.tsx";
import { TextLink } from "#ui/link.tsx";
import { TextInput } from "#ui/text-input.tsx";
import { showToast } from "#ui/toast.tsx";
import { RefusalCallout } from "./refusal-callout.tsx";
import { loginRefusal } from "./refusal-words.ts";
import { verificationPath } from "./verification-path.ts";

/** What comes instead, when a sign-in was refused for a reason that another page or step deals with. */
type Elsewhere = { path: string } | "code";

async function signIn(
  fields: FormData,
  next: string | null,
): Promise<OutputFrom<"accounts", "signInParent"> | Elsewhere> {
  const email = textOf(fields, "email");
  try {
    return await call("accounts", "signInParent", { email, password: textOf(fields, "password") });
  } catch (error) {
    const code = error instanceof AppError ? error.code : null;
    if (code === "email_not_verified") {
      return { path: verificationPath(email.trim().toLowerCase(), { reason: "sign-in", next }) };
    }
    // M-06: while there is no administrator, the address of one opens the set-up.
    if (code === "admin_setup_needed") return { path: "/admin?setup" };
    if (code === "second_factor_needed") return "code";
    throw error;
  }
}

/**
 * A parent's address and password (L-02). The page leads on once somebody is signed in; whoever has not verified
 * the address is led to where that is done (T-05). `onCode` hears that the password is right and a code is asked for too.
 */
export function ParentLoginForm({ onCode }: { onCode: () => void }) {
  const translate = useTranslate();
  const knownEmail = useKnownEmail();
  const [, navigate] = useLocation();
  const [query] = useSearchParams();
  const signedIn = useSignedIn();
  const { failure, problem, isPending, form } = useSubmission(
    (fields) => signIn(fields, query.get("next")),
    (result) => {
      if (result === "code") {
        onCode();
        return;
      }
      if ("path" in result) {
        navigate(result.path);
        return;
      }
      const { firstName } = result.account;
      showToast({ title: translate("accounts.welcomeBack", { firstName }), tone: "right" });
      signedIn(result.account);
    },
  );
  return (
    <form {...form} className="flex flex-col gap-6">
      <RefusalCallout failure={failure} words={loginRefusal} />
      <Field label={translate("parents.email")} error={problem("email")}>
        {(control) => (
          <TextInput
            {...control}
            type="email"
            name="email"
            autoComplete="username"
            defaultValue={knownEmail}
          />
        )}
      </Field>
      <PasswordField
        label={translate("parents.password")}
        error={problem("password")}
        name="password"
        autoComplete="current-password"
      />
      <Button type="submit" variant="lamp" size="large" pending={isPending}>
        {translate(isPending ? "accounts.loggingIn" : "accounts.login")}
      </Button>
      <p>
        <TextLink to="/reset-password">{translate("parents.forgotOwn")}</TextLink>
      </p>
    </form>
  );
}
