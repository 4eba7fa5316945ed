import { useLanguage } from "#client/language.tsx";

/** An address that no screen has, reached inside the application. */
export function NotFoundPage() {
  const { locale, translate } = useLanguage();
  return (
    <div className="mx-auto flex max-w-lg grow flex-col justify-center px-6 py-16">
      <h1 className="text-title">{translate("shell.pageNotFound")}</h1>
      <p className="mt-4">
        <a href={locale === "es" ? "/inicio" : "/"} className="underline">
          {translate("shell.goHome")}
        </a>
      </p>
    </div>
  );
}
