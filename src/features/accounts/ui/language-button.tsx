import { useLanguage } from "#client/language.tsx";
import { Button } from "#ui/button.tsx";
import { showToast } from "#ui/toast.tsx";

/** Speaks the other language from here on; named in that language. For the dusk top bar. */
export function LanguageButton() {
  const { locale, translate, changeLocale } = useLanguage();
  const other = locale === "en" ? "es" : "en";
  return (
    <Button
      variant="quiet"
      className="text-dusk-text hover:bg-dusk-mid"
      lang={other}
      onClick={() => {
        changeLocale(other).catch(() =>
          showToast({ title: translate("errors.unavailable"), tone: "care" }),
        );
      }}
    >
      {translate("shell.language")}
    </Button>
  );
}
