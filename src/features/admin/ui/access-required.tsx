import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { call } from "#client/api.ts";
import { useLanguage } from "#client/language.tsx";
import { sessionKey } from "#client/session-query.ts";
import { useAccount } from "#client/session.tsx";
import { AppError } from "#shared/errors.ts";
import { site } from "#shared/site.ts";
import { Button } from "#ui/button.tsx";
import { buttonStyle } from "#ui/button-style.ts";
import { Callout } from "#ui/callout.tsx";
import { ButtonLink } from "#ui/link.tsx";

/** What those see who are no administrators (R-30): why, and where to go from here. */
export function AccessRequired() {
  const { locale, translate } = useLanguage();
  const { account } = useAccount();
  const client = useQueryClient();
  const [isPending, setPending] = useState(false);
  const [answer, setAnswer] = useState<string | null>(null);

  /** Asks is_admin anew; whoever has become an administrator then gets the area in place of this screen. */
  async function refresh(): Promise<string> {
    if (!account) {
      await client.invalidateQueries({ queryKey: sessionKey });
      return translate("admin.accessVisitor");
    }
    const isNow = await call("admin", "isAdministrator", { userId: account.id });
    if (isNow) await client.invalidateQueries({ queryKey: sessionKey });
    return translate("admin.accessStill");
  }

  async function press(): Promise<void> {
    setPending(true);
    setAnswer(null);
    try {
      setAnswer(await refresh());
    } catch (error) {
      const code = error instanceof AppError ? error.code : "internal";
      setAnswer(`${translate("admin.accessFailed")}. ${translate(`errors.${code}`)}`);
    } finally {
      setPending(false);
    }
  }

  return (
    <div className="mx-auto flex w-full max-w-lg grow flex-col justify-center px-6 py-16">
      <title>{`${translate("admin.accessTitle")} · ${site.name}`}</title>
      <h1 className="text-heading">{translate("admin.accessTitle")}</h1>
      <p className="mt-4 text-lead text-quiet">{translate("admin.accessText")}</p>
      {!account && <p className="mt-2 text-quiet">{translate("admin.accessSetup")}</p>}
      <div className="mt-6 empty:hidden">
        {answer !== null && (
          <Callout kind="care" announce>
            {answer}
          </Callout>
        )}
      </div>
      <div className="mt-6 flex flex-wrap gap-3">
        <ButtonLink to="/login?next=%2Fadmin" variant="lamp">
          {translate("admin.accessLogin")}
        </ButtonLink>
        <Button pending={isPending} onClick={() => void press()}>
          {translate("admin.accessRefresh")}
        </Button>
        <a href={locale === "es" ? "/inicio" : "/"} className={buttonStyle("quiet")}>
          {translate("admin.accessHome")}
        </a>
      </div>
    </div>
  );
}
