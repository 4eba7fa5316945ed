import { eq } from "drizzle-orm";
import { HtmlValidate } from "html-validate";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { affiliateBranding, affiliates } from "#db/tables/affiliates.ts";
import { makeBrand } from "#features/brands/brand.fixture.ts";
import { createLog } from "#platform/log.ts";
import { roles } from "#shared/permissions.ts";
import { createBrandPages } from "./brand-pages.ts";
import { createBrandRenderer } from "./prerender/render-brand.tsx";
import { makeActor } from "./testing/make-actor.ts";
import { routes } from "./testing/specification/routes.ts";
import { screens } from "./testing/specification/screens.ts";
import { startTestAcademy, type TestAcademy } from "./testing/test-academy.ts";

const renderer = createBrandRenderer({
  scriptUrl: "/assets/s.js",
  fontUrls: ["/assets/f.woff2"],
  iconUrl: "data:,",
  styles: { brand: "p{}", problem: "p{}" },
  pictures: { en: "/assets/en.png", es: "/assets/es.png" },
});

let academy: TestAcademy;
beforeAll(async () => {
  academy = await startTestAcademy({ loadBrandRenderer: async () => renderer });
});
afterAll(() => academy.close());

async function read(path: string, headers: Record<string, string> = {}) {
  const response = await academy.browser().fetch(path, { headers });
  return { status: response.status, headers: response.headers, html: await response.text() };
}

/** A page as a person sees it without styles: its texts in order. */
function textOf(html: string): string {
  return html
    .replace(/<head>.*<\/head>/s, "")
    .replaceAll(/<[^>]+>/g, " ")
    .replaceAll(/\s+/g, " ");
}

describe("R-31 W-01 the page under a partner's own name", () => {
  test.each(routes["R-31"].addresses)(
    "stands at %s, in order, by what the brand says",
    async (address) => {
      const { brand, affiliate } = await makeBrand(academy, {
        brandName: "Nocturne Prep",
        companyName: "Nocturne Learning",
        heroTitle: "Quiet evenings",
        heroSubtitle: "A patient tutor",
        partnerBlurb: "Eighteen years of teaching.",
        ctaText: "Begin tonight",
        supportEmail: "help@nocturne.example",
        disclaimerText: "Results differ.",
      });
      const { status, html } = await read(address.replace("{subdomain}", brand.subdomain));
      expect(status).toBe(200);
      const order = [
        "Nocturne Prep",
        "Get Started",
        "Quiet evenings",
        "A patient tutor",
        "Begin tonight",
        "Eighteen years of teaching.",
        "Personalized Learning",
        "Expert Support",
        "Proven Results",
        "These are samples that we wrote, not words of real people.",
        "Sample: a father of a sixth grader",
        "Sample: a student in grade 8",
        "Sample: a mother of two",
        "Begin with one problem.",
        "Begin tonight",
        "help@nocturne.example",
        "Nocturne Prep is a brand of Nocturne Learning",
        "Results differ.",
        "The lessons are given and the accounts are kept by Faro",
      ];
      let rest = textOf(html);
      for (const words of order) {
        expect(rest).toContain(words);
        rest = rest.slice(rest.indexOf(words) + words.length);
      }
      const starts = html.match(/href="\/student-register[^"]*"/g);
      expect(starts).toEqual(
        Array.from(
          { length: 3 },
          () =>
            `href="/student-register?ref=${affiliate.referralCode}&amp;brand=${brand.subdomain}"`,
        ),
      );
      expect(html).toContain('href="mailto:help@nocturne.example"');
      // By this the page's script counts the visit (W-06).
      expect(html).toContain(`data-brand-code="${affiliate.referralCode}"`);
    },
  );

  test("has words of its own in both languages where the partner left them out", async () => {
    const { brand } = await makeBrand(academy, { brandName: "Acme" });
    const path = `/brand/${brand.subdomain}`;
    const english = await read(path);
    expect(english.html).toContain('<html lang="en"');
    expect(textOf(english.html)).toContain("The step that went wrong, found in time.");
    expect(english.html).toContain(`href="${path}?lang=es" lang="es"`);
    const asked = await read(`${path}?lang=es`);
    const preferred = await read(path, { "accept-language": "es-MX,es;q=0.9" });
    expect(preferred.headers.get("vary")).toContain("accept-language");
    for (const { html } of [asked, preferred]) {
      expect(html).toContain('<html lang="es"');
      const text = textOf(html);
      for (const words of [
        "Comenzar",
        "Aprendizaje personalizado",
        "Apoyo experto",
        "Resultados demostrados",
      ]) {
        expect(text).toContain(words);
      }
      expect(html).toMatch(/href="\/student-register\?ref=\w+&amp;brand=[\w-]+&amp;lang=es"/);
    }
  });

  test("P-01 T-08 is open to everybody, affiliates too", async () => {
    const { brand } = await makeBrand(academy);
    for (const role of roles) {
      const { browser } = await makeActor(academy, role);
      const response = await browser.fetch(`/brand/${brand.subdomain}`);
      expect(response.status, role).toBe(200);
    }
  });

  test("W-06 no address of it loses how the visitor came", async () => {
    const { brand, affiliate } = await makeBrand(academy);
    const { html } = await read(`/brand/${brand.subdomain}?utm_source=blog&lang=en`);
    expect(html).toContain(
      `href="/student-register?utm_source=blog&amp;ref=${affiliate.referralCode}&amp;brand=${brand.subdomain}"`,
    );
    expect(html).toContain(`href="/brand/${brand.subdomain}?lang=es&amp;utm_source=blog"`);
    const other = await read(`/brand/${brand.subdomain}?ref=FAROOTHER`);
    expect(other.html).toContain(
      `href="/student-register?ref=FAROOTHER&amp;brand=${brand.subdomain}"`,
    );
    expect(other.html).not.toContain(`ref=${affiliate.referralCode}`);
  });

  test("is valid HTML, with everything and with nothing, and as the page of a problem", async () => {
    const full = await makeBrand(academy, {
      logoUrl: "https://acme.example/logo.png",
      faviconUrl: "https://acme.example/icon.png",
      partnerBlurb: "Words",
      supportEmail: "a@acme.example",
      disclaimerText: "Small print",
    });
    const bare = await makeBrand(academy);
    const validator = new HtmlValidate({
      extends: ["html-validate:standard", "html-validate:document", "html-validate:a11y"],
      rules: { "require-sri": ["error", { target: "crossorigin" }] },
    });
    for (const name of [full.brand.subdomain, bare.brand.subdomain, "nobody-has-this"]) {
      const { html } = await read(`/brand/${name}?lang=es`);
      const { results } = await validator.validateString(html);
      expect(results.flatMap(({ messages }) => messages.map(({ message }) => message))).toEqual([]);
    }
  });
});

test("W-05 nobody loads a picture of a partner's server, signed in or not", async () => {
  const { brand } = await makeBrand(academy, {
    logoUrl: "https://hears.example/logo.png",
    faviconUrl: "https://hears.example/icon.png",
    ogImageUrl: "https://hears.example/share.png",
  });
  for (const cookie of ["other=1", "__Host-faro_session=x", "faro_devices=x"]) {
    const answer = await fetch(`${academy.origin}/brand/${brand.subdomain}`, {
      headers: { cookie },
    });
    expect(await answer.text(), cookie).not.toContain("hears.example");
    expect(answer.headers.get("content-security-policy")).toContain("img-src 'self' data:;");
  }
});

test("W-02 the blurb is shown only while its status is approved", async () => {
  const { brand } = await makeBrand(academy, { partnerBlurb: "Words to be read first" });
  const path = `/brand/${brand.subdomain}`;
  expect((await read(path)).html).toContain("Words to be read first");
  for (const partnerBlurbStatus of ["pending", "rejected"] as const) {
    await academy.database.db
      .update(affiliateBranding)
      .set({ partnerBlurbStatus })
      .where(eq(affiliateBranding.id, brand.id));
    await academy.services.live.settle();
    expect((await read(path)).html).not.toContain("Words to be read first");
  }
  await academy.database.db
    .update(affiliateBranding)
    .set({ partnerBlurbStatus: screens["W-02"].shownWhile })
    .where(eq(affiliateBranding.id, brand.id));
  await academy.services.live.settle();
  expect((await read(path)).html).toContain("Words to be read first");
});

describe("W-03 the head that crawlers get", () => {
  test("has title, description and colours of the branding", async () => {
    const { brand } = await makeBrand(academy, {
      primaryColor: "#1a0b2e",
      secondaryColor: "#4a1d6e",
      accentColor: "#e0337c",
      metaTitle: "Nocturne: maths at night",
      metaDescription: "A tutor for the evening",
    });
    const { html, headers } = await read(`/white-label/${brand.subdomain}?lang=en`);
    for (const part of [
      "<title>Nocturne: maths at night</title>",
      '<meta name="description" content="A tutor for the evening"/>',
      '<meta property="og:title" content="Nocturne: maths at night"/>',
      '<meta property="og:description" content="A tutor for the evening"/>',
      '<meta name="theme-color" content="#1a0b2e"/>',
      "--brand-primary:#1a0b2e",
      "--brand-secondary:#4a1d6e",
      "--brand-accent:#e0337c",
      `/brand/${brand.subdomain}?lang=en"/>`,
    ]) {
      expect(html).toContain(part);
    }
    expect(html).toMatch(/<link rel="canonical" href="[^"]*\/brand\//);
    const policy = headers.get("content-security-policy");
    expect(policy).toContain("img-src 'self' data:;");
    expect(policy).toContain("default-src 'self'");
  });

  test("has the academy's picture, the brand's name and its initials where the partner gave none", async () => {
    const { brand } = await makeBrand(academy, { brandName: "Blue Door" });
    const { html } = await read(`/brand/${brand.subdomain}`);
    expect(html).toContain("<title>Blue Door: one-to-one AI tutoring</title>");
    expect(html).toMatch(/<meta property="og:image" content="http[^"]*\/assets\/en.png"\/>/);
    expect(html).toMatch(/<link rel="icon" href="data:image\/svg\+xml,[^"]*BD/);
  });

  test("what a partner writes stays text, wherever it stands", async () => {
    const hostile = `"'><script>alert(1)</script><img src=x onerror=alert(2)>\u202E{brand}`;
    const { brand } = await makeBrand(academy, {
      // A name that turns the direction of what follows is refused.
      brandName: hostile.slice(0, 55),
      companyName: hostile.slice(0, 55),
      metaTitle: hostile.slice(0, 70),
      metaDescription: `</title></style>${hostile}`,
      heroTitle: hostile,
      heroSubtitle: `</main>${hostile}`,
      partnerBlurb: hostile,
      ctaText: hostile.slice(0, 40),
      disclaimerText: hostile,
      // Quotes and brackets are refused in an address; what may stand in one is text too.
      supportEmail: "'onclick=alert//&lt@acme.example",
      logoUrl: `https://acme.example/"onload="alert(4)?a;b`,
      faviconUrl: "https://acme.example/x';script-src *;",
    });
    // What stands in the row is trusted no more than what comes in.
    await academy.database.db
      .update(affiliateBranding)
      .set({
        customCss: "body{display:none}",
        customJavascript: "alert(5)",
        googleAnalyticsId: "G-1",
      })
      .where(eq(affiliateBranding.id, brand.id));
    await academy.services.live.settle();
    const { html, headers } = await read(`/brand/${brand.subdomain}`);
    expect(html.match(/<script/g)).toHaveLength(2);
    expect(html).not.toMatch(/<img src="?x|\son\w+="|alert\(5\)|display:none|G-1/);
    expect(html.match(/<\/(title|style|main)>/g)).toEqual([
      "</title>",
      "</style>",
      "</style>",
      "</main>",
    ]);
    expect(headers.get("content-security-policy")).not.toContain("script-src *");
  });
});

describe("M-08 where a brand's page cannot be shown", () => {
  async function expectProblem(path: string, status: number, english: string, spanish: string) {
    const en = await read(path);
    expect(en.status).toBe(status);
    expect(textOf(en.html)).toContain(english);
    expect(en.html).toContain('<meta name="robots" content="noindex"/>');
    const es = await read(`${path}?lang=es`);
    expect(es.status).toBe(status);
    expect(es.html).toContain('<html lang="es"');
    expect(textOf(es.html)).toContain(spanish);
    if (status === 404) {
      expect(en.html).toMatch(/<h1[^>]*>Page not found<\/h1>/);
      expect(es.html).toMatch(/<h1[^>]*>Página no encontrada<\/h1>/);
    }
  }

  test("Invalid subdomain", async () => {
    for (const name of ["www", "blog", "a_b", "%3Cscript%3E", "%E0%A4%A", "-x"]) {
      await expectProblem(`/brand/${name}`, 404, "Invalid subdomain", "Subdominio no válido");
    }
  });

  test("White-label page not found or inactive", async () => {
    const { brand } = await makeBrand(academy);
    const path = `/brand/${brand.subdomain}`;
    expect((await read(path)).status).toBe(200);
    await academy.database.db
      .update(affiliateBranding)
      .set({ active: false })
      .where(eq(affiliateBranding.id, brand.id));
    await academy.services.live.settle();
    for (const gone of ["/white-label/nobody-has-this", path]) {
      await expectProblem(
        gone,
        404,
        "White-label page not found or inactive",
        "Página de marca no encontrada o inactiva",
      );
    }
  });

  test("Affiliate not found or inactive", async () => {
    const { brand, affiliate } = await makeBrand(academy);
    await academy.database.db
      .update(affiliates)
      .set({ status: "suspended" })
      .where(eq(affiliates.id, affiliate.id));
    await academy.services.live.settle();
    await expectProblem(
      `/brand/${brand.subdomain}`,
      404,
      "Affiliate not found or inactive",
      "Afiliado no encontrado o inactivo",
    );
  });

  test("No referral code found", async () => {
    const { brand } = await makeBrand(academy);
    await academy.database.db
      .update(affiliateBranding)
      .set({ defaultReferralCode: null })
      .where(eq(affiliateBranding.id, brand.id));
    await academy.services.live.settle();
    await expectProblem(
      `/brand/${brand.subdomain}`,
      404,
      "No referral code found",
      "No se encontró ningún código de recomendación",
    );
  });

  test("Failed to load page configuration, Failed to load affiliate information", async () => {
    const other = await startTestAcademy({ loadBrandRenderer: async () => renderer });
    const { brand } = await makeBrand(other);
    const path = `/brand/${brand.subdomain}`;
    const visit = async () => {
      const response = await other.browser().fetch(path);
      return { status: response.status, text: textOf(await response.text()) };
    };
    await other.database.pool.query("alter table affiliates rename column status to was_status");
    const affiliate = await visit();
    expect(affiliate).toMatchObject({ status: 500 });
    expect(affiliate.text).toContain("Failed to load affiliate information");
    await other.database.pool.query("alter table affiliate_branding rename to was_branding");
    const page = await visit();
    expect(page).toMatchObject({ status: 500 });
    expect(page.text).toContain("Failed to load page configuration");
    expect(page.text).toContain("Try again");
    await other.close();
  });
});

test("other addresses are none of theirs", () => {
  const { serve } = createBrandPages(
    { ...academy.services, log: createLog("silent") },
    async () => renderer,
  );
  for (const [method, url] of [
    ["GET", "/brand"],
    ["GET", "/brand/"],
    ["GET", "/brand/acme/more"],
    ["GET", "/brandy/acme"],
    ["POST", "/brand/acme"],
  ]) {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- nothing else of a request is read
    expect(serve({ method, url, headers: {} } as never, {} as never)).toBe(false);
  }
});
