import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { builtPath, contactFormPaths } from "#app/page-server.ts";
import { renderPages } from "#app/prerender/render-pages.tsx";
import { startTestAcademy, type TestAcademy } from "#app/testing/test-academy.ts";
import { makeStudent } from "#app/testing/make-student.ts";
import { alerts } from "#db/tables/oversight.ts";
import { emails } from "#db/tables/emails.ts";
import type { StaticFile } from "#platform/http/static-files.ts";

function file(text: string): StaticFile {
  return { etag: "", plain: { body: Buffer.from(text), headers: {} }, brotli: null, gzip: null };
}

const assets = { styleText: "", scriptUrl: "/assets/s.js", fontUrls: [], iconUrl: "data:," };
const forms = renderPages(assets, "http://localhost:3000")
  .filter(({ path }) => Object.values<string>(contactFormPaths).includes(path))
  .map(({ path, html }) => [builtPath(path), file(html)] as const);

let academy: TestAcademy;
beforeAll(async () => {
  academy = await startTestAcademy({
    files: new Map(forms),
    environment: {
      TRUST_PROXY: "127.0.0.1",
      ADMIN_EMAIL: "head@school.example",
      SUPER_ADMIN_EMAIL: "board@school.example",
    },
  });
});
beforeEach(async () => {
  await academy.database.db.delete(emails);
});
afterAll(() => academy.close());

let addresses = 0;
const written = {
  name: "Ana O'Brien",
  email: "ana@example.com",
  sender: "parent",
  message: "First line.\n\nIs <b>this</b> read?",
  locale: "en",
};

/** Posts the form as a browser without a script does, from a new address where none is named. */
function post(fields: Record<string, string>, address = `10.0.0.${++addresses}`) {
  return academy.browser().fetch("/api/contact/messages", {
    method: "POST",
    body: new URLSearchParams(fields),
    headers: { "x-forwarded-for": address, "sec-fetch-site": "same-origin" },
  });
}

const outbox = () => academy.database.db.select().from(emails).orderBy(emails.recipient);

test("R-15 a message reaches every administrator, with an answer one tap away, and leads back to the page", async () => {
  const response = await post(written);
  expect(response.status).toBe(302);
  expect(response.headers.get("location")).toBe("/contact#sent");
  const letters = await outbox();
  expect(letters.map(({ recipient }) => recipient)).toEqual([
    "board@school.example",
    "head@school.example",
  ]);
  const [letter] = letters;
  expect(letter).toMatchObject({ kind: "contact-message", subject: "A message from Ana O'Brien" });
  expect(letter?.textBody).toContain("First line.\n\nIs <b>this</b> read?");
  expect(letter?.textBody).toContain("mailto:ana@example.com?subject=Your%20message%20to%20Faro");
  expect(letter?.htmlBody).toContain("Is &lt;b&gt;this&lt;/b&gt; read?");
  expect(letter?.htmlBody).toContain("a parent or guardian");
});

test("R-15 the Spanish form leads back to the Spanish page", async () => {
  const response = await post({ ...written, locale: "es" });
  expect(response.headers.get("location")).toBe("/contact-es#sent");
});

describe("R-15 a refused form comes back as a page", () => {
  test("V-02 with what was typed, the wrong fields named, in its language", async () => {
    const response = await post({
      ...written,
      name: " ",
      email: 'ana@"><script>',
      sender: "school",
      locale: "es",
    });
    expect(response.status).toBe(400);
    expect(response.headers.get("content-type")).toContain("text/html");
    expect(response.headers.get("content-security-policy")).toContain("default-src 'self'");
    const html = await response.text();
    expect(html).toMatch(/<html lang="es"/);
    expect(html).toContain("Escribe tu nombre.");
    expect(html).toContain("Escribe un correo electrónico válido.");
    expect(html).toContain('value="ana@&quot;&gt;&lt;script&gt;"');
    expect(html).toContain("Is &lt;b&gt;this&lt;/b&gt; read?");
    expect(html).toContain('<option value="school" selected>');
    expect(html.match(/aria-invalid="true"/g)).toHaveLength(2);
    expect(html).not.toContain("{{");
    expect(await outbox()).toEqual([]);
  });

  test("what looks like a place of the form stays what was typed", async () => {
    const response = await post({ ...written, name: "{{typed email}}", email: "nobody" });
    expect(await response.text()).toContain('value="{{typed email}}"');
  });

  test("after ten messages in an hour from one address, until the hour is over", async () => {
    const statuses: number[] = [];
    for (let i = 0; i < 10; i++) statuses.push((await post(written, "10.9.9.9")).status);
    expect(statuses).toEqual(Array.from({ length: 10 }, () => 302));
    const refused = await post(written, "10.9.9.9");
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    const html = await refused.text();
    expect(html).toContain("That was too many tries.");
    expect(html).toContain('value="Ana O&#39;Brien"');
    expect(html).not.toContain('aria-invalid="true"');
    expect((await post(written)).status).toBe(302);
  });
});

test("a program that fills in what nobody sees is answered the same and sends nothing", async () => {
  const response = await post({ ...written, website: "https://spam.example" });
  expect(response.headers.get("location")).toBe("/contact#sent");
  expect(await outbox()).toEqual([]);
});

test("another site's form is refused", async () => {
  const response = await academy.browser().fetch("/api/contact/messages", {
    method: "POST",
    body: new URLSearchParams(written),
    headers: { "sec-fetch-site": "cross-site" },
  });
  expect(response.status).toBe(403);
  expect(await outbox()).toEqual([]);
});

test("a line break in a name stays out of the subject", async () => {
  await post({ ...written, name: "Ana\nBcc: all@example.com" });
  for (const { subject } of await outbox()) expect(subject).not.toMatch(/[\r\n]/);
});

describe("L15 a student who tells of something heavy", () => {
  const told = { ...written, sender: "student", message: "my uncle touches me at night" };

  test("without an account is shown who helps, and the administrators read it", async () => {
    const response = await post(told);
    expect(response.status).toBe(409);
    const page = await response.text();
    expect(page).toContain("Thank you for telling me. It is not your fault");
    expect(page).toContain('<a href="https://findahelpline.com');
    expect(page).toContain("A person at this academy will read it.");
    expect(page).not.toContain("my uncle");
    expect(await outbox()).toHaveLength(2);
  });

  test("signed in has a case, and no letter stands beside it", async () => {
    const { browser, account } = await makeStudent(academy);
    const response = await browser.fetch("/api/contact/messages", {
      method: "POST",
      body: new URLSearchParams({ ...told, locale: "es" }),
      headers: { "x-time-zone": "Europe/Madrid" },
    });
    expect(response.status).toBe(409);
    expect(await response.text()).toContain('href="tel:116111"');
    const cases = await academy.database.db
      .select()
      .from(alerts)
      .where(eq(alerts.studentId, account.id));
    expect(cases).toMatchObject([{ place: "contact", route: "administrators" }]);
    const letters = await outbox();
    expect(letters.filter(({ kind }) => kind === "contact-message")).toEqual([]);
  });

  test("a parent who writes of a child is answered as ever", async () => {
    const response = await post({ ...told, sender: "parent" });
    expect(response.headers.get("location")).toBe("/contact#sent");
  });
});
