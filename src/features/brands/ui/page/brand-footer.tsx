import { Logo } from "#ui/art/logo.tsx";
import type { Locale, Localized } from "#shared/locale.ts";
import { site } from "#shared/site.ts";
import { brandContent } from "../../content/brand-page.ts";
import type { BrandPageProps } from "./brand-page-props.ts";
import { fill } from "./fill.ts";

/** The academy's own pages that whoever signs up has to be able to read, by language. */
const ours = {
  home: { en: "/", es: "/inicio" },
  privacy: { en: "/privacy-policy", es: "/privacy-policy-es" },
  terms: { en: "/terms-of-service", es: "/terms-of-service-es" },
} as const satisfies Record<string, Localized>;

const linkStyle =
  "inline-flex min-h-11 items-center underline underline-offset-4 hover:decoration-2";

/** Within a sentence: as large to the finger, and its lines stand no farther apart. */
const linkInside = "py-3 underline underline-offset-4 hover:decoration-2";

/** Whom to write to, what the partner has to say in small print, and who runs the academy. */
export function BrandFooter({ brand, locale, links, measuring }: BrandPageProps) {
  const { footer, language, signIn, measuring: counting } = brandContent(locale);
  const { name, companyName: company, supportEmail, disclaimerText } = brand;
  const other = locale === "en" ? "es" : "en";
  return (
    <footer className="[--color-focus:var(--brand-on-secondary)] bg-(--brand-secondary) text-(--brand-on-secondary)">
      <div className="mx-auto max-w-page px-4 pt-12 pb-8 sm:px-8">
        <p className="font-display text-title wrap-anywhere">
          <bdi>{name}</bdi>
        </p>
        {supportEmail && (
          <p className="mt-2 wrap-anywhere">
            {footer.support}{" "}
            <a href={`mailto:${supportEmail}`} className={linkInside}>
              {supportEmail}
            </a>
          </p>
        )}
        {company && (
          <p className="mt-2 wrap-anywhere">{fill(footer.company, { brand: name, company })}</p>
        )}
        {disclaimerText && (
          <p className="mt-4 max-w-[48rem] text-small whitespace-pre-line wrap-anywhere">
            {disclaimerText}
          </p>
        )}
        <div className="mt-8 flex flex-wrap items-center justify-between gap-x-8 gap-y-2 border-t border-current pt-4 text-small">
          <p>
            {footer.runBy}{" "}
            <a
              href={ours.home[locale]}
              className={`${linkInside} whitespace-nowrap [--color-lamp:currentColor]`}
            >
              <Logo className="mr-1 inline size-4 align-[-0.125em]" />
              {site.name}
            </a>
          </p>
          <nav aria-label={footer.label} className="flex flex-wrap gap-x-5">
            <a href={links.signIn} className={linkStyle}>
              {signIn}
            </a>
            <OwnLink locale={locale} to="privacy" label={footer.privacy} />
            <OwnLink locale={locale} to="terms" label={footer.terms} />
            {measuring && (
              <button type="button" data-measuring-change="" hidden className={linkStyle}>
                {counting.change}
              </button>
            )}
            <a href={links.counterpart} lang={other} hrefLang={other} className={linkStyle}>
              {language}
            </a>
          </nav>
        </div>
      </div>
    </footer>
  );
}

type OwnLinkProps = { locale: Locale; to: keyof typeof ours; label: string };

function OwnLink({ locale, to, label }: OwnLinkProps) {
  return (
    <a href={ours[to][locale]} className={linkStyle}>
      {label}
    </a>
  );
}
