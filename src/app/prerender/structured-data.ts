import { foundContent } from "#features/site/content/found.ts";
import { type HelpChanges, helpContent, noHelpChanges } from "#features/site/content/help.ts";
import { plainOf } from "#features/site/rules/articles.ts";
import { publicRoutes } from "#features/site/content/public-routes.ts";
import type { Locale } from "#shared/locale.ts";
import { site } from "#shared/site.ts";
import { taughtSubjects } from "#shared/subjects.ts";

/** A thing as schema.org describes it, to stand in a page as JSON-LD. */
export type Thing = { "@type": string; [property: string]: unknown };

/**
 * What a page is about, for search engines (schema.org): the academy and its site on the home pages, with a course
 * for each subject that is taught; the questions on the help centre; nothing on the others.
 */
export function structuredData(
  path: string,
  locale: Locale,
  origin: string,
  help: HelpChanges = noHelpChanges,
): Thing[] {
  if (path === publicRoutes.home[locale]) {
    return [organization(locale, origin), website(locale, origin), ...courses(locale, origin)];
  }
  return path === publicRoutes.helpCenter[locale] ? [questions(locale, help)] : [];
}

/** JSON-LD as it may stand inside a script element: nothing in it ends the element. */
export function toJsonLd(things: readonly Thing[]): string {
  const text = JSON.stringify({ "@context": "https://schema.org", "@graph": things });
  return text.replaceAll("<", String.raw`\u003c`);
}

function organizationId(origin: string): string {
  return `${origin}/#organization`;
}

function organization(locale: Locale, origin: string): Thing {
  return {
    "@type": "EducationalOrganization",
    "@id": organizationId(origin),
    name: site.name,
    url: origin + publicRoutes.home.en,
    logo: `${origin}/icon-512.png`,
    description: foundContent(locale).organization,
    email: site.contactEmail,
    ...(site.operator === "" ? {} : { legalName: site.operator }),
    ...(site.phone === "" ? {} : { telephone: site.phone }),
    ...(site.postalAddress === "" ? {} : { address: site.postalAddress.replaceAll("\n", ", ") }),
    ...(site.links.length === 0 ? {} : { sameAs: site.links }),
    knowsLanguage: ["en", "es"],
  };
}

function website(locale: Locale, origin: string): Thing {
  return {
    "@type": "WebSite",
    "@id": `${origin}/#website`,
    name: site.name,
    url: origin + publicRoutes.home[locale],
    inLanguage: locale,
    publisher: { "@id": organizationId(origin) },
  };
}

function courses(locale: Locale, origin: string): Thing[] {
  const words = foundContent(locale).courses;
  return Object.entries(words)
    .filter(([subject]) => taughtSubjects.some((taught) => taught === subject))
    .map(([subject, { name, text }]) => ({
      "@type": "Course",
      "@id": `${origin}/#course-${subject.toLowerCase()}`,
      name,
      description: text,
      url: `${origin}${publicRoutes.studentRegister[locale]}?subject=${encodeURIComponent(subject)}`,
      inLanguage: locale,
      provider: { "@id": organizationId(origin) },
      isAccessibleForFree: site.prices.length === 0,
      hasCourseInstance: { "@type": "CourseInstance", courseMode: "online" },
    }));
}

function questions(locale: Locale, help: HelpChanges): Thing {
  return {
    "@type": "FAQPage",
    inLanguage: locale,
    mainEntity: helpContent(locale, help).groups.flatMap(({ articles }) =>
      articles.map(({ title, text }) => ({
        "@type": "Question",
        name: title,
        acceptedAnswer: { "@type": "Answer", text: plainOf(text) },
      })),
    ),
  };
}
