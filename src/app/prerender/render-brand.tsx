import { brandContent } from "#features/brands/content/brand-page.ts";
import { type BrandProblem, isPassing } from "#features/brands/rules/problems.ts";
import type { BrandView } from "#features/brands/rules/view.ts";
import type { BrandLinks, BrandMeasuring } from "#features/brands/ui/page/brand-page-props.ts";
import { BrandPage } from "#features/brands/ui/page/brand-page.tsx";
import { publicRoutes } from "#features/site/content/public-routes.ts";
import { PageFrame } from "#features/site/ui/page-frame.tsx";
import { PageOpening } from "#features/site/ui/page-opening.tsx";
import type { Locale } from "#shared/locale.ts";
import { setSiteFacts, type SiteFacts } from "#shared/site.ts";
import { buttonStyle } from "#ui/button-style.ts";
import { renderBrandDocument } from "./brand-document.tsx";
import { carryLanguage } from "./carry-language.ts";
import { type PublicAssets, renderDocument } from "./document.tsx";

/** What brands' pages are rendered with, as the build left it. */
export type BrandAssets = Omit<PublicAssets, "styleText"> & {
  /** What each kind of page needs of the style sheet. */
  styles: { brand: string; problem: string };
  /** The home page's preview picture in each language, by path. */
  pictures: Readonly<Record<Locale, string>>;
};

type BrandRequest = {
  /** What administrators made of the facts about the academy. */
  facts: Partial<SiteFacts>;
  brand: BrandView;
  locale: Locale;
  links: BrandLinks;
  /** The address of the partner's own styles; null where there are none. */
  styles: string | null;
  /** What counts visits once a visitor agrees; null where nothing does. */
  measuring: BrandMeasuring | null;
  /** The address that search engines list: "https://faro.example/brand/acme". */
  address: string;
  /** Where the academy lives: "https://faro.example". */
  origin: string;
};

type ProblemRequest = {
  facts: Partial<SiteFacts>;
  problem: BrandProblem;
  /** What is said about it. */
  message: string;
  locale: Locale;
  /** The address that was asked for, and the same in the other language. */
  here: string;
  counterpart: string;
  origin: string;
};

/** Makes the pages that are rendered while the program runs, as whole HTML documents. */
export type BrandRenderer = {
  /** A brand's page. */
  page(request: BrandRequest): string;
  /** What stands where a brand's page cannot be shown (M-08), in the academy's own frame. */
  problem(request: ProblemRequest): string;
};

/** The renderer with what the build left for it. */
export function createBrandRenderer(assets: BrandAssets): BrandRenderer {
  const { styles, pictures, ...rest } = assets;
  return {
    page({ facts, brand, locale, links, styles: ownStyles, measuring, address, origin }) {
      setSiteFacts(facts);
      const document = renderBrandDocument({
        brand,
        locale,
        address,
        picture: origin + pictures[locale],
        styles: ownStyles,
        assets: { ...rest, styleText: styles.brand },
        children: <BrandPage brand={brand} locale={locale} links={links} measuring={measuring} />,
      });
      return carryLanguage(document, locale);
    },
    problem({ facts, locale, origin, here, ...request }) {
      setSiteFacts(facts);
      const { problem: words } = brandContent(locale);
      const document = renderDocument({
        title: isPassing(request.problem) ? request.message : words.title,
        description: request.message,
        locale,
        path: here,
        alternates: null,
        isListed: false,
        origin,
        assets: { ...rest, styleText: styles.problem },
        picture: { url: pictures[locale], svg: "", label: "" },
        children: <BrandProblemPage {...request} locale={locale} here={here} />,
      });
      return carryLanguage(document, locale);
    },
  };
}

type BrandProblemPageProps = Omit<ProblemRequest, "origin" | "facts">;

function BrandProblemPage({ problem, message, locale, here, counterpart }: BrandProblemPageProps) {
  const { problem: words } = brandContent(locale);
  const passes = isPassing(problem);
  return (
    <PageFrame locale={locale} counterpart={counterpart}>
      <PageOpening
        title={passes ? message : words.title}
        lead={passes ? words.passing : message}
        scene="always"
      >
        {!passes && <p className="mt-3 max-w-[36rem] text-dusk-quiet">{words.gone}</p>}
        <div className="mt-8 flex flex-wrap gap-3">
          {passes && (
            <a href={here} className={buttonStyle("lamp", "large")}>
              {words.again}
            </a>
          )}
          <a
            href={publicRoutes.home[locale]}
            className={buttonStyle(passes ? "dusk" : "lamp", "large")}
          >
            {words.home}
          </a>
        </div>
      </PageOpening>
    </PageFrame>
  );
}

const everything: BrandView = {
  name: "Brand",
  initials: "B",
  colours: {},
  code: "CODE",
  companyName: "Company",
  logoUrl: null,
  faviconUrl: null,
  ogImageUrl: null,
  metaTitle: null,
  metaDescription: null,
  heroTitle: null,
  heroSubtitle: null,
  partnerBlurb: "Words",
  ctaText: null,
  supportEmail: "support@example.org",
  disclaimerText: "Small print",
};

/** Pages with all that pages of each kind can hold, by which the build finds the styles that they need. */
export function renderBrandSamples(assets: Omit<BrandAssets, "styles">): BrandAssets["styles"] {
  const renderer = createBrandRenderer({ ...assets, styles: { brand: "", problem: "" } });
  const where = { facts: {}, locale: "en", origin: "https://example.org" } as const;
  const logos = ["480x120", "240x240"].map(
    (shape) => `/brand-pictures/${"0".repeat(32)}-640-${shape}.webp`,
  );
  const brands = [
    ...[30, 60].map((letters) => ({ ...everything, name: "B".repeat(letters) })),
    { ...everything, heroTitle: "Words ".repeat(15) },
    ...[null, ...logos].map((logoUrl) => ({ ...everything, logoUrl })),
    { ...everything, colours: { "--brand-plate": "transparent" }, logoUrl: logos[0] ?? null },
  ];
  const problems = ["brand_not_found", "brand_not_loaded"] as const;
  return {
    brand: brands
      .map((brand) =>
        renderer.page({
          ...where,
          brand,
          links: { start: "/", signIn: "/", counterpart: "/" },
          styles: null,
          measuring: { document: "/", subdomain: "brand", recipients: ["google"] },
          address: where.origin,
        }),
      )
      .join(""),
    problem: problems
      .map((problem) =>
        renderer.problem({ ...where, problem, message: problem, here: "/", counterpart: "/" }),
      )
      .join(""),
  };
}
