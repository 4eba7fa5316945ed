import { createHash } from "node:crypto";
import type { PublicBrand } from "../contract/fields.ts";
import { eventNames } from "../rules/measuring-events.ts";
import {
  type Measuring,
  measuringFields,
  type MeasuringIdField,
  measuringIds,
  type Recipient,
  recipientsOf,
} from "../rules/measuring.ts";
import { companiesOf } from "./companies.ts";
import { scriptProblem } from "./script-problem.ts";

/** The document in which a partner's script and the companies' programs run, and the policy that closes it. */
export type ClosedDocument = {
  html: string;
  policy: string;
  hash: string;
  /** Who receives what it tells. */
  recipients: Recipient[];
};

/** The document that counts visits of a brand's page as it is public. */
export function documentOf(brand: PublicBrand, publicUrl: URL): ClosedDocument | null {
  return closedDocument(brand, {
    brand: brand.brandName ?? brand.subdomain,
    address: `${publicUrl.origin}/brand/${brand.subdomain}`,
  });
}

type Place = {
  /** What the page is called, and its address without a query. */
  brand: string;
  address: string;
};

/**
 * The document that counts visits of a page; null where there is nothing to run. What today's rules refuse is left out,
 * whenever it was approved. It knows the name of the page and no more, and hears the page's events from nobody else.
 */
export function closedDocument(measuring: Measuring, place: Place): ClosedDocument | null {
  const today = heldToRules(measuring);
  if (measuringFields.every((name) => today[name] === null)) return null;
  const companies = companiesOf(today);
  const own = [withoutWaysOut, hearing(place), ...(companies.length > 0 ? [memory] : [])]
    .concat(companies.map(({ begin }) => `{${begin}\n}`))
    .join("\n");
  const programs = [`(() => {\n"use strict";\n${own}\n})();`, today.customJavascript ?? ""]
    .filter((program) => program !== "")
    .map(asBrowsersRead);
  const hosts = companies.flatMap((company) => company.hosts).join(" ") || "'none'";
  const policy = [
    "sandbox allow-scripts",
    "default-src 'none'",
    ["script-src", ...programs.map(hashOf), ...companies.flatMap(({ scripts }) => scripts)].join(
      " ",
    ),
    `connect-src ${hosts}`,
    `img-src ${hosts}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
    "webrtc 'block'",
    "require-trusted-types-for 'script'",
    "trusted-types default",
  ].join("; ");
  const scripts = programs.map((program) => `<script>${program}</script>`).join("\n");
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>-</title>\n${scripts}\n</head></html>\n`;
  const hash = createHash("sha256").update(`${policy}\n${html}`).digest("hex").slice(0, 32);
  return { html, policy, hash, recipients: recipientsOf(today) };
}

function heldToRules({ customJavascript, ...ids }: Measuring): Measuring {
  const id = (name: MeasuringIdField) =>
    measuringIds[name].test(ids[name] ?? "") ? ids[name] : null;
  return {
    customJavascript: scriptProblem(customJavascript) ? null : customJavascript,
    googleAnalyticsId: id("googleAnalyticsId"),
    facebookPixelId: id("facebookPixelId"),
    tiktokPixelId: id("tiktokPixelId"),
  };
}

/** A text as a browser reads it out of a page: lines end in one way, and half a character is none. */
function asBrowsersRead(program: string): string {
  return program.replaceAll(/\r\n?/g, "\n").toWellFormed();
}

function hashOf(program: string): string {
  return `'sha256-${createHash("sha256").update(program).digest("base64")}'`;
}

/** A text inside of a script inside of a page. */
function quoted(text: string): string {
  return JSON.stringify(text).replaceAll("<", "\\u003c");
}

/**
 * Calls from browser to browser, and hints which hosts to connect to, reach every machine, and no policy of today's
 * browsers stops them: they are taken away before anything else runs. So is what could make a document inside of this
 * one, which would have them again: texts become no markup, and only addresses of scripts are let through, which the
 * policy holds to its list. What this leans on is taken first: the script that follows may change everything else.
 */
const withoutWaysOut = `for (const name of Object.getOwnPropertyNames(window)) {
  if (/RTC|XSLT|^customElements$/.test(name)) Reflect.deleteProperty(window, name);
}
delete DOMImplementation.prototype.createDocument;
const { apply, getPrototypeOf } = Reflect;
const link = HTMLLinkElement.prototype;
for (const name of ["createElement", "createElementNS"]) {
  const make = Document.prototype[name];
  Document.prototype[name] = function (...given) {
    const made = apply(make, this, given);
    return getPrototypeOf(made) === link ? new DocumentFragment() : made;
  };
}
window.trustedTypes?.createPolicy("default", { createScriptURL: (address) => address });`;

/**
 * Hears the page's events, and nobody else's, and hands each to the companies' programs and to who asked by
 * `partner.on`; who asks late hears what was before.
 */
const hearing = ({ brand, address }: Place) => `const place = ${quoted(address)};
const brand = ${quoted(brand)};
const names = ${JSON.stringify(eventNames)};
const told = [];
const heard = [];
const readers = [];
addEventListener("message", ({ source, data }) => {
  if (source !== parent || !names.includes(data?.name)) return;
  const event = Object.freeze({ name: data.name, brand });
  heard.push(event);
  for (const tell of told) tell(event.name);
  for (const reader of readers) reader(event);
});
window.partner = Object.freeze({
  on(reader) {
    readers.push(reader);
    for (const event of heard) reader(event);
  },
});
const load = (src) => document.head.append(Object.assign(document.createElement("script"), { src, async: true }));`;

/**
 * The companies' programs ask for cookies and storage, which a closed document does not have: what they keep is gone with
 * the page.
 */
const memory = `for (const name of ["localStorage", "sessionStorage"]) {
  const kept = new Map();
  Object.defineProperty(window, name, {
    value: {
      getItem: (key) => kept.get(String(key)) ?? null,
      setItem: (key, value) => void kept.set(String(key), String(value)),
      removeItem: (key) => void kept.delete(String(key)),
      clear: () => kept.clear(),
      key: (index) => [...kept.keys()][index] ?? null,
      get length() { return kept.size; },
    },
  });
}
Object.defineProperty(document, "cookie", { get: () => "", set: () => {} });`;
