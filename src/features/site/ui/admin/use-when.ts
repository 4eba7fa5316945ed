import { useLanguage } from "#client/language.tsx";

/** Who changed something last and when, as a sentence; what is said where nobody did. */
export function useWhen(): (changed: { by: string | null; at: string } | null) => string {
  const { locale, translate } = useLanguage();
  const format = new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeStyle: "short" });
  return (changed) => {
    if (changed === null) return translate("content.asShipped");
    const time = format.format(new Date(changed.at));
    return translate("content.changedBy", {
      name: changed.by ?? translate("content.somebodyGone"),
      time,
    });
  };
}
