import { useState } from "react";
import { call } from "#client/api.ts";
import { FailureCallout } from "#client/failure-callout.tsx";
import { useLanguage } from "#client/language.tsx";
import { AppError } from "#shared/errors.ts";
import type { Locale } from "#shared/locale.ts";
import { Field } from "#ui/field.tsx";
import { Select } from "#ui/select.tsx";
import { ThemeSwitch } from "#ui/theme-switch.tsx";
import { useChanged } from "./own-account-query.ts";
import { ProfileSection } from "./profile-section.tsx";

/** The language of pages and e-mails, and light or dark; both change at once. */
export function LookSection() {
  const { locale, translate, changeLocale } = useLanguage();
  const changed = useChanged();
  const [failure, setFailure] = useState<AppError | null>(null);

  async function choose(wanted: Locale): Promise<void> {
    setFailure(null);
    try {
      const { details } = await call("accounts", "changeLocale", { locale: wanted });
      await changeLocale(wanted);
      changed(details);
    } catch (error) {
      setFailure(error instanceof AppError ? error : new AppError("unavailable"));
    }
  }

  return (
    <ProfileSection
      id="look"
      title={translate("profile.lookTitle")}
      lead={translate("profile.lookLead")}
    >
      <FailureCallout failure={failure} title={translate("profile.languageFailed")} />
      <Field label={translate("profile.languageLabel")} className="max-w-70">
        {(control) => (
          <Select
            {...control}
            options={[
              { value: "en", label: translate("profile.languageEn") },
              { value: "es", label: translate("profile.languageEs") },
            ]}
            value={locale}
            onValue={(wanted) => void choose(wanted)}
          />
        )}
      </Field>
      <div>
        <p className="mb-1 font-semibold" aria-hidden>
          {translate("profile.appearance")}
        </p>
        <ThemeSwitch
          words={{
            label: translate("profile.appearance"),
            light: translate("shell.themeLight"),
            dark: translate("shell.themeDark"),
            system: translate("shell.themeSystem"),
          }}
        />
      </div>
    </ProfileSection>
  );
}
