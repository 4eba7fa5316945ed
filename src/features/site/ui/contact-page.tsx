import { type ContactContent, contactContent } from "../content/pages.ts";
import { publicRoutes } from "../content/public-routes.ts";
import type { Locale } from "#shared/locale.ts";
import { site } from "#shared/site.ts";
import { ContactForm } from "./contact-form.tsx";
import { PageFrame } from "./page-frame.tsx";
import { PageOpening } from "./page-opening.tsx";
import { ReadOnLink } from "./read-on-link.tsx";

type ContactPageProps = {
  locale: Locale;
  /** With the form that the server fills where one was refused. */
  isRefused?: boolean;
};

type OtherWaysProps = { words: ContactContent; locale: Locale };

/** What the academy says besides of how it is reached and who runs it; nothing where it says nothing. */
function OtherWays({ words, locale }: OtherWaysProps) {
  const { phone, postalAddress, operator } = site;
  const answerHours = site.answerHours?.[locale] ?? "";
  return (
    <>
      {phone !== "" && (
        <section className="border-t-2 border-ink pt-4">
          <h2 className="text-title">{words.phoneTitle}</h2>
          <a
            href={`tel:${phone.replaceAll(/[^+\d]/g, "")}`}
            className="mt-2 inline-flex min-h-11 items-center text-lead underline decoration-lamp decoration-2 underline-offset-8 hover:decoration-4"
          >
            {phone}
          </a>
        </section>
      )}
      {answerHours !== "" && <Said title={words.answerHoursTitle} text={answerHours} />}
      {postalAddress !== "" && <Said title={words.postTitle} text={postalAddress} />}
      {operator !== "" && <Said title={words.operatorTitle} text={operator} />}
    </>
  );
}

function Said({ title, text }: { title: string; text: string }) {
  return (
    <section className="border-t-2 border-ink pt-4">
      <h2 className="text-title">{title}</h2>
      <p className="mt-2 whitespace-pre-line text-quiet wrap-anywhere">{text}</p>
    </section>
  );
}

/** /contact and /contact-es (row R-15): a form to the administrators, the address of the site file, and what to write. */
export function ContactPage({ locale, isRefused = false }: ContactPageProps) {
  const words = contactContent(locale);
  return (
    <PageFrame locale={locale} counterpart={publicRoutes.contact[locale === "en" ? "es" : "en"]}>
      <PageOpening title={words.title} lead={words.lead} scene="wide" />
      <div className="mx-auto max-w-page px-4 py-16 sm:px-8 lg:py-24">
        <div className="grid gap-x-16 gap-y-12 lg:grid-cols-[3fr_2fr]">
          <section className="relative overflow-hidden rounded-card border border-hairline bg-surface p-6 sm:p-10">
            <h2 className="mb-6 text-heading">{words.form.title}</h2>
            <ContactForm locale={locale} words={words.form} isRefused={isRefused} />
          </section>
          <div className="flex flex-col gap-8">
            <section className="border-t-2 border-ink pt-4">
              <h2 className="text-title">{words.addressTitle}</h2>
              <p className="mt-2 text-quiet">{words.addressText}</p>
              <a
                href={`mailto:${site.contactEmail}`}
                className="mt-4 inline-block font-display text-title underline decoration-lamp decoration-2 underline-offset-8 [overflow-wrap:anywhere] hover:decoration-4"
              >
                {site.contactEmail}
              </a>
            </section>
            <OtherWays words={words} locale={locale} />
            {words.topics.map(({ title, text }) => (
              <section key={title} className="border-t-2 border-ink pt-4">
                <h2 className="text-title">{title}</h2>
                <p className="mt-2 text-quiet">{text}</p>
              </section>
            ))}
          </div>
        </div>
        <section className="mt-16 border-t border-hairline pt-12">
          <h2 className="text-heading">{words.before.title}</h2>
          <p className="mt-3 mb-3 max-w-text text-lead text-quiet">{words.before.text}</p>
          <ReadOnLink href={publicRoutes.helpCenter[locale]}>{words.before.link}</ReadOnLink>
        </section>
      </div>
    </PageFrame>
  );
}
