import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { affiliateBranding } from "#db/tables/affiliates.ts";
import { emails } from "#db/tables/emails.ts";
import { accountsContract } from "#features/accounts/contract.ts";
import { passwordChangedEmail } from "#features/accounts/emails/password-changed.ts";
import { written } from "#features/accounts/emails/layout.ts";
import {
  letterTo,
  parentForm,
  parentPassword,
  tokenIn,
} from "#features/accounts/parents/parent.fixture.ts";
import { createSenderDesk } from "#features/brands/families/sender-desk.ts";
import { identityText } from "#features/brands/rules/identity.ts";
import { plainPicture, uploaded } from "#features/brands/pictures/pictures.fixture.ts";
import { familyContract } from "#features/family/contract.ts";
import { deletionCertificateEmail } from "#features/privacy/emails/deletion-certificate.ts";
import type { Email } from "#platform/mail.ts";
import { site } from "#shared/site.ts";
import { type BrandPlace, main, startBrandPlace } from "./testing/brand-place.ts";
import { testPassword } from "./testing/make-student.ts";
import type { VisitorAt } from "./testing/visitor-at.ts";

let place: BrandPlace;
beforeAll(async () => {
  place = await startBrandPlace();
});
afterAll(() => place.close());

describe("letters to a family of a brand", () => {
  async function parentAt(visitor: VisitorAt, locale: "en" | "es" = "en") {
    const form = parentForm({ locale });
    expect((await visitor.call(accountsContract.signUpParent, form)).status).toBe(200);
    return {
      email: form.email,
      letter: await letterTo(place.academy, form.email, "parent-verification"),
    };
  }

  test("carry its name, logo and colours, lead to its host, and say who runs the academy", async () => {
    const { visitor, host, browser, brand } = await place.brandWithHost();
    const url = await uploaded(browser, "logo", await plainPicture(240, 80, "png"));
    expect(url).toMatch(/^\/brand-pictures\//);
    await place.academy.database.db
      .update(affiliateBranding)
      .set({
        approvedIdentity: identityText({
          brandName: brand.brandName,
          logoUrl: url,
          faviconUrl: null,
          supportEmail: brand.supportEmail,
          companyName: null,
          metaTitle: null,
          ogImageUrl: null,
        }),
        logoUrl: url,
      })
      .where(eq(affiliateBranding.id, brand.id));
    await place.academy.services.live.settle();
    const { email, letter } = await parentAt(visitor);
    expect(letter).toMatchObject({
      subject: "Verify your email address for Nocturne Prep",
      senderName: "Nocturne Prep",
      // It carries a token: answers are not for the partner.
      replyTo: site.contactEmail,
      brandId: brand.id,
    });
    for (const body of [letter.textBody, letter.htmlBody]) {
      expect(body).toContain("Thank you for making a parent account at Nocturne Prep.");
      expect(body).toContain(site.contactEmail);
      expect(body).not.toContain("help@nocturne.example");
      expect(body).toContain("The lessons are given and the accounts are kept by Faro");
      expect(body).toContain(`https://${host}/parent-email-verification?token=`);
      expect(body).not.toContain(`${main}/parent-email`);
    }
    expect(letter.htmlBody).toContain("<title>Nocturne Prep</title>");
    expect(letter.htmlBody).toContain(`<img src="${main}${url}"`);
    expect(letter.htmlBody).toContain("background:#1a0b2e");
    expect(letter.htmlBody).toContain("background:#e0337c");
    const mail = await vi.waitFor(() => {
      const found = place.relay.taken.find(({ to }) => to.includes(email));
      if (!found) throw new Error("not yet");
      return found;
    });
    expect(mail.raw).toMatch(/^From: Nocturne Prep <no-reply@faro\.academy>/m);
    expect(mail.raw).toMatch(
      new RegExp(`^Reply-To: <?${site.contactEmail.replaceAll(".", "\\.")}>?\r?$`, "m"),
    );
    expect(mail.raw).not.toContain("help@nocturne.example");
  });

  test("answers and questions go to the partner from ordinary letters alone: not where a token or a child is told of", async () => {
    const { visitor, brand } = await place.brandWithHost();
    const { email } = await parentAt(visitor);
    const { db } = place.academy.database;
    const { under, ...own } = written(
      (from) => ({
        subject: "Hello",
        letter: {
          greeting: "Hello",
          before: [],
          action: { label: "Open", url: `${main}/chat` },
          after: [],
          footer: `Questions: ${from.contactEmail}`,
        },
      }),
      "en",
    );
    const send = async (more: Partial<Email>) => {
      const letter: Email = {
        kind: "tried",
        to: email,
        ...own,
        ...(under ? { under } : {}),
        ...more,
      };
      const id = await place.academy.services.mailer.enqueue(db, letter);
      const [row] = await db.select().from(emails).where(eq(emails.id, id));
      return row;
    };
    const adult = { email, firstName: "Ana", url: `${main}/parent-dashboard/privacy` };
    const ordinary = await send({});
    expect(ordinary).toMatchObject({ brandId: brand.id, replyTo: "help@nocturne.example" });
    expect(ordinary?.textBody).toContain("Questions: help@nocturne.example");
    for (const more of [
      { about: ["prf_child"] },
      { text: `${main}/reset-password?token=t` },
      { text: `${main}/?verify-email=t` },
      deletionCertificateEmail(
        {
          ...adult,
          certificateId: "crt_1",
          deletedAt: new Date(),
          reason: "guardian",
          byReader: true,
          removed: {},
        },
        "en",
      ),
      passwordChangedEmail({ ...adult, childFirstName: null }, "en"),
    ]) {
      const letter = await send(more);
      expect(letter).toMatchObject({ brandId: brand.id, replyTo: site.contactEmail });
      expect(letter?.textBody).toContain(`Questions: ${site.contactEmail}`);
      expect(`${letter?.textBody}${letter?.htmlBody}`).not.toContain("help@nocturne.example");
    }
  });

  test("one that waits for the relay leads to the main domain once its host stands no more", async () => {
    const { visitor, brand, host } = await place.brandWithHost();
    place.relay.refuse(451);
    const { email, letter } = await parentAt(visitor);
    expect(letter.home).toBe(`https://${host}`);
    expect(letter.htmlBody).toContain(`https://${host}/`);
    await vi.waitFor(async () => {
      const [row] = await place.academy.database.db
        .select()
        .from(emails)
        .where(eq(emails.id, letter.id));
      if (row?.tries !== 1) throw new Error("not tried yet");
    });
    place.relay.refuse(null);
    // The brand is shown still, under another name.
    await place.academy.database.db
      .update(affiliateBranding)
      .set({ subdomain: `${brand.subdomain}-anew` })
      .where(eq(affiliateBranding.id, brand.id));
    place.academy.wait(120_000);
    await place.academy.services.mailer.deliverDue();
    const raw = place.relay.taken.find(({ to }) => to.includes(email))?.raw ?? "";
    const mail = raw.replaceAll(/=\r?\n/g, "").replaceAll("=3D", "=");
    expect(mail).toMatch(/^From: Nocturne Prep </m);
    expect(mail).toContain(`${main}/parent-email-verification?token=`);
    expect(mail).not.toContain(host);
  });

  test("the parent and the child they add belong to the brand; Spanish letters are Spanish", async () => {
    const { visitor, brand, host } = await place.brandWithHost();
    const { email, letter } = await parentAt(visitor, "es");
    expect(letter.subject).toBe("Confirma tu correo para entrar en Nocturne Prep");
    expect(letter.textBody).toContain("Las clases las da y las cuentas las guarda Faro");
    const token = tokenIn(letter.textBody, "/parent-email-verification");
    await visitor.call(accountsContract.verifyParentEmail, { token });
    const signedIn = await visitor.call(accountsContract.signInParent, {
      email,
      password: parentPassword,
    });
    expect(signedIn.status).toBe(200);
    const added = await visitor.call(familyContract.addChild, {
      fullName: "Leo Díaz",
      username: `leo.${Date.now()}`,
      password: testPassword,
      birthDate: "2017-05-17",
      gradeLevel: 3,
      primarySubject: "Mathematics",
      locale: "es",
      consent: true,
      consentToken: null,
    });
    expect(added.status).toBe(200);
    const { childId } = familyContract.addChild.output.parse(added.body);
    expect(await place.belongingOf(childId)).toMatchObject([{ brandId: brand.id, host }]);
  });

  test("a child's request for consent bears it, and on the main domain its link names the brand", async () => {
    const { visitor, brand, host } = await place.brandWithHost();
    const atHome = place.visitor();
    await atHome.open(`/student-register?brand=${brand.subdomain}`);
    for (const [where, link] of [
      [visitor, `https://${host}/parent-consent?token=`],
      [atHome, `${main}/parent-consent?token=`],
    ] as const) {
      const parentEmail = parentForm().email;
      await where.call(accountsContract.answerAgeStep, { birthDate: "2017-05-17" });
      const asked = await where.call(accountsContract.askParent, {
        parentEmail,
        firstName: "Leo",
        locale: "en",
      });
      expect(asked.status).toBe(200);
      const { subject, textBody } = await letterTo(place.academy, parentEmail, "parent-consent");
      expect(subject).toBe("Leo would like to learn with Nocturne Prep");
      expect(textBody).toContain(link);
      expect(textBody.includes(`&brand=${brand.subdomain}`)).toBe(where === atHome);
    }
  });

  test("are the academy's own for a family of its own, at whichever host they were asked for", async () => {
    const { visitor } = await place.brandWithHost();
    const atHome = place.visitor();
    const { email, letter } = await parentAt(atHome);
    expect(letter).toMatchObject({ senderName: null, brandId: null, ownLook: null });
    await visitor.call(accountsContract.requestPasswordReset, { email, locale: "en" });
    const reset = await letterTo(place.academy, email, "password-reset");
    expect(reset.subject).toBe("Set a new password for Faro");
    expect(reset.textBody).toContain(`${main}/reset-password`);
  });

  test("are the academy's own from the moment a brand is off, those too that wait for the relay", async () => {
    const { visitor, brand } = await place.brandWithHost();
    place.relay.refuse(451);
    const { email, letter } = await parentAt(visitor);
    expect(letter.subject).toContain("Nocturne Prep");
    await vi.waitFor(async () => {
      const [row] = await place.academy.database.db
        .select()
        .from(emails)
        .where(eq(emails.id, letter.id));
      if (row?.tries !== 1) throw new Error("not tried yet");
    });
    place.relay.refuse(null);
    await place.switchBrand(brand.id, false);
    place.academy.wait(120_000);
    await place.academy.services.mailer.deliverDue();
    const mail = place.relay.taken.find(({ to }) => to.includes(email))?.raw ?? "";
    expect(mail).toMatch(/^From: Faro </m);
    expect(mail).toContain("Subject: Verify your email address for Faro");
    expect(mail).not.toContain("octurne");
    await place.visitor().call(accountsContract.requestPasswordReset, {
      email,
      locale: "en",
    });
    expect((await letterTo(place.academy, email, "password-reset")).subject).toBe(
      "Set a new password for Faro",
    );
  });

  test("every link of a letter leads to the family's host, those in its lists and charts too, and no other is changed", async () => {
    const { visitor, host } = await place.brandWithHost();
    const { email } = await parentAt(visitor);
    const { db } = place.academy.database;
    const desk = createSenderDesk(db, place.academy.services.settings);
    const sender = await desk.senderFor(db, email, null);
    const link = { label: "Open", url: `${main}/parent-dashboard?child=a&b=c` };
    const letter = {
      greeting: "Hello",
      before: [],
      items: [{ text: "One", action: link }],
      sections: [
        {
          html: `<a href="${main}/chat?a=1&amp;b=2">x</a><a href="https://elsewhere.example/">y</a>`,
          text: `${main}/chat?a=1&b=2 https://elsewhere.example/`,
        },
      ],
      action: link,
      after: [],
      footer: "",
      unsubscribe: { label: "End", url: `${main}/unsubscribe?token=t` },
    };
    const { under } = written(() => ({ subject: "Two\nlines", letter }), "en");
    if (!sender || !under) throw new Error("no sender");
    const { subject, text, html } = under(sender);
    expect(subject).toBe("Two lines");
    const there = (path: string) => `https://${host}${path}`;
    for (const path of ["/parent-dashboard?child=a&b=c", "/chat?a=1&b=2", "/unsubscribe?token=t"]) {
      expect(text).toContain(there(path));
      expect(html).toContain(there(path).replaceAll("&", "&amp;"));
    }
    expect(`${text}${html}`).not.toContain(`${main}/`);
    expect(html).toContain('href="https://elsewhere.example/"');
    expect(text).toContain(" https://elsewhere.example/");
  });
});
