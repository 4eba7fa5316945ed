import { useSearchParams } from "wouter";
import { useTranslate } from "#client/language.tsx";
import { Callout } from "#ui/callout.tsx";
import { TextLink } from "#ui/link.tsx";
import { readGoogleOutcome } from "../rules-google.ts";

/** Says on /login why a sign-in through Google did not work, and what to do (M-06). Needs the words of `google`. */
export function GoogleOutcome() {
  const translate = useTranslate();
  const [query] = useSearchParams();
  const outcome = readGoogleOutcome(query.get("google"));
  if (outcome === null || outcome === "done" || outcome === "code") return null;
  return (
    <Callout kind="care" announce title={translate("google.failedTitle")}>
      {translate(`google.${outcome}`)}
      {outcome === "affiliate" && (
        <p className="mt-2">
          <TextLink to="/affiliate/login">{translate("errors.affiliate_login_needed")}</TextLink>
        </p>
      )}
    </Callout>
  );
}
