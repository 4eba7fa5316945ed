import { useLanguage } from "#client/language.tsx";
import { showToast } from "#ui/toast.tsx";
import { barItem } from "./bar-style.ts";

/** Speaks the other language from here on; named in that language. For the dusk top bar. */
export function LanguageButton() {
  const { locale, translate, changeLocale } = useLanguage();
  const other = locale === "en" ? "es" : "en";
  return (
    <button
      type="button"
      className={barItem}
      lang={other}
      onClick={() => {
        changeLocale(other).catch(() =>
          showToast({ title: translate("errors.unavailable"), tone: "care" }),
        );
      }}
    >
      {/* On a phone the bar has no room for the whole name. */}
      <span aria-hidden className="sm:hidden">
        {other.toUpperCase()}
      </span>
      <span className="max-sm:sr-only">{translate("shell.language")}</span>
    </button>
  );
}
