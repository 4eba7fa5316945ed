import { createHash } from "node:crypto";
import { Script } from "node:vm";
import { describe, expect, test } from "vitest";
import { screens } from "#app/testing/specification/screens.ts";
import { affiliateBranding } from "#db/tables/affiliates.ts";
import type { Measuring } from "../rules/measuring.ts";
import { compileStyles } from "../styles/compile-styles.ts";
import { closedDocument } from "./closed-document.ts";

const place = { brand: "Blue Door", address: "https://faro.example/brand/blue-door" };
const none: Measuring = {
  customJavascript: null,
  googleAnalyticsId: null,
  facebookPixelId: null,
  tiktokPixelId: null,
};

function made(measuring: Partial<Measuring>, brand = place.brand) {
  const found = closedDocument({ ...none, ...measuring }, { ...place, brand });
  if (!found) throw new Error("there is no document");
  const directives = new Map(
    found.policy.split("; ").map((text) => {
      const [name = "", ...values] = text.split(" ");
      return [name, values] as const;
    }),
  );
  const scripts = [...found.html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(
    ([, script = ""]) => script,
  );
  return { ...found, directives, scripts };
}

const hashOf = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

describe("W-04 the closed document", () => {
  test("is none where there is nothing to run", () => {
    expect(closedDocument(none, place)).toBeNull();
  });

  test("takes scripts by their hash alone, and sends to nobody where there is no id", () => {
    const { directives, scripts } = made({ customJavascript: "partner.on(() => {});\r\nlet a;" });
    expect(scripts).toHaveLength(2);
    expect(scripts[1]).toBe("partner.on(() => {});\nlet a;");
    expect(directives.get("script-src")).toEqual(scripts.map(hashOf));
    expect(Object.fromEntries(directives)).toMatchObject({
      sandbox: ["allow-scripts"],
      "default-src": ["'none'"],
      "connect-src": ["'none'"],
      "img-src": ["'none'"],
      "form-action": ["'none'"],
      "base-uri": ["'none'"],
      "frame-ancestors": ["'self'"],
      webrtc: ["'block'"],
      "require-trusted-types-for": ["'script'"],
      "trusted-types": ["default"],
    });
  });

  test.each([
    [
      "googleAnalyticsId",
      "G-AB12CD34",
      /^https:\/\/(?:\S+\.)?(?:googletagmanager|google-analytics|analytics\.google)\.com/,
    ],
    ["facebookPixelId", "1234567890", /^https:\/\/(?:connect\.facebook\.net|www\.facebook\.com)/],
    ["tiktokPixelId", "C4A7U0M5JKKT2T3R8UG0", /^https:\/\/analytics\.tiktok\.com/],
  ] as const)("reaches the company of %s, and no other", (field, id, hosts) => {
    const { directives, scripts, html } = made({ [field]: id });
    const named = ["script-src", "connect-src", "img-src"].flatMap((name) =>
      (directives.get(name) ?? []).filter((value) => !value.startsWith("'")),
    );
    expect(named.length).toBeGreaterThan(2);
    for (const host of named) expect(host).toMatch(hosts);
    expect(html).toContain(JSON.stringify(id));
    for (const script of scripts) expect(() => new Script(script)).not.toThrow();
  });

  test("each of what a partner may measure with, by the names of the specification, runs apart, and the styles reach their part alone", () => {
    const { measuring, styles } = screens["W-04"];
    const given: Measuring = {
      customJavascript: "partner.on(() => 1);",
      googleAnalyticsId: "G-AB12CD34",
      facebookPixelId: "1234567890",
      tiktokPixelId: "C4A7U0M5JKKT2T3R8UG0",
    };
    const named = Object.keys(given).map((name) =>
      name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
    );
    expect(named).toEqual(measuring);
    for (const [name, value] of Object.entries(given)) {
      expect(made({ [name]: value }).directives.get("sandbox"), name).toEqual(["allow-scripts"]);
    }
    expect(affiliateBranding.customCss.name).toBe(styles);
    expect(compileStyles("p { color: red }").css).toMatch(/^@scope \(\[data-partner-part\]\)/);
  });

  test("leaves out what today's rules refuse, whenever it was approved", () => {
    const refused: Measuring = {
      customJavascript: 'let a = "</script><script>alert(1)";',
      googleAnalyticsId: 'G-1");alert(1);("',
      facebookPixelId: "12 34",
      tiktokPixelId: "x",
    };
    expect(closedDocument(refused, place)).toBeNull();
    expect(made({ ...refused, googleAnalyticsId: "G-AB12CD34" }).html).not.toContain("alert");
  });

  test("reads a name as a text, whatever stands in it", () => {
    const { scripts } = made({ customJavascript: "let a;" }, '</script><script>alert("1")\u2028');
    expect(scripts).toHaveLength(2);
    for (const script of scripts) expect(() => new Script(script)).not.toThrow();
  });

  test("has another address once anything in it is another", () => {
    const hashes = [
      made({ customJavascript: "let a;" }),
      made({ customJavascript: "let b;" }),
      made({ customJavascript: "let a;" }, "Red Door"),
      made({ customJavascript: "let a;", googleAnalyticsId: "G-AB12CD34" }),
    ].map(({ hash }) => hash);
    expect(new Set(hashes).size).toBe(4);
  });
});
