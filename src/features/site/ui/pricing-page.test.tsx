import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { newStudentCredits } from "#shared/constants.ts";
import { locales } from "#shared/locale.ts";
import { site } from "#shared/site.ts";
import { PricingPage } from "./pricing-page.tsx";

test("R-16 K-04 the pricing page shows the free credits, and no price where the operator has set none", () => {
  expect(site.prices).toEqual([]);
  for (const locale of locales) {
    const html = renderToStaticMarkup(<PricingPage locale={locale} />);
    expect(html).toContain(`>${newStudentCredits}</p>`);
    expect(html).not.toContain("$");
  }
});

test("R-16 K-06 an operator's prices are shown in en-US with 2 decimals, in both languages", () => {
  for (const locale of locales) {
    const html = renderToStaticMarkup(
      <PricingPage locale={locale} prices={[{ credits: 100, dollars: 12.5 }]} />,
    );
    expect(html).toContain("$12.50");
    expect(html).toContain(`mailto:${site.contactEmail}`);
  }
});
