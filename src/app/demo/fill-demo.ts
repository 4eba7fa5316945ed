import { accountsContract } from "#features/accounts/contract.ts";
import { adminContract } from "#features/admin/contract.ts";
import { makeSetupLink } from "#features/admin/setup/setup-link.ts";
import { affiliatesContract } from "#features/affiliates/contract.ts";
import { brandsContract } from "#features/brands/contract.ts";
import { identityOf } from "#features/brands/rules/identity.ts";
import { controlsContract } from "#features/controls/contract.ts";
import { familyContract } from "#features/family/contract.ts";
import { day, hour, minute } from "#shared/constants.ts";
import { randomFrom } from "#shared/random.ts";
import { type AcademyOptions, createAcademy } from "../academy.ts";
import { type Browser, createBrowser } from "../contract-client.ts";
import { createDemoClock } from "./demo-clock.ts";
import { type Practice, practise } from "./simulated-pupil.ts";

/** How one of the people of the demo signs in. */
export type DemoLogin = {
  role: "administrator" | "parent" | "student" | "affiliate";
  /** The path of the page to sign in at. */
  page: string;
  /** The user name or the e-mail address. */
  identifier: string;
};

/** The password of everybody in the demo. */
export const demoPassword = "Lamp-at-dusk-7!";

const historyDays = 21;

/** A child's sessions: every so many days, so many problems each; 25 credits last for the whole time. */
const children = [
  { name: "Elena Vega", username: "elena", age: 12, grade: 7, firstTry: 62, each: 2, problems: 2 },
  { name: "Bruno Vega", username: "bruno", age: 10, grade: 5, firstTry: 48, each: 3, problems: 2 },
] as const;

/** Visits of programs are not counted. */
const personalBrowser = "Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0";

const parentEmail = "rosa@demo.example";
const affiliateEmail = "marta@demo.example";

/** The name of the demo's brand in addresses. */
export const demoBrand = "nocturne";

/** Never too many calls: everything comes from one address, within seconds. */
const noLimits: NonNullable<AcademyOptions["limits"]> = {
  count: () => Promise.resolve(),
  allows: () => Promise.resolve(true),
  giveBack: () => Promise.resolve(),
  reset: () => Promise.resolve(),
};

/**
 * Fills an empty academy for `npm start -- --demo`, through the calls of a running program whose clock is moved on
 * from three weeks ago to now: an administrator, a parent with two children and their weeks of lessons with the
 * built-in tutor, and an affiliate with visits, a student and a page under her own name. Only the right answers are taken from the database.
 * @returns how each of them signs in, all with demoPassword
 */
export async function fillDemo(options: AcademyOptions): Promise<DemoLogin[]> {
  const end = (options.now ?? (() => new Date()))();
  const start = new Date(end.getTime() - (historyDays + 1) * day);
  const clock = createDemoClock(start);
  const settings = { ...options.settings, model: null, port: 0, host: "127.0.0.1" };
  const academy = createAcademy({ ...options, settings, now: clock.now, limits: noLimits });
  const origin = await academy.listen();
  try {
    const link = await makeSetupLink(academy.services, origin);
    const admin = createBrowser(origin);
    const adminEmail = await makeAdministrator(admin, link);
    const parent = createBrowser(origin);
    const childIds = await makeFamily(parent, admin, start);
    const marta = createBrowser(origin);
    const affiliate = await makeAffiliate(marta, admin);
    await makeBrand(marta, admin);

    const random = randomFrom("demo");
    for (let ago = historyDays; ago >= 0; ago--) {
      clock.to(momentOf(end, ago));
      await visitsOf(origin, affiliate.referralCode, random.int(0, 6), ago);
      if (ago === 9)
        await makeReferredStudent(createBrowser(origin), affiliate.referralCode, clock.now());
      for (const child of children) {
        if (ago % child.each !== 0) continue;
        const browser = createBrowser(origin);
        await browser.ok(accountsContract.signInStudent, {
          identifier: child.username,
          password: demoPassword,
        });
        // The longer it goes on, the better it goes.
        const firstTry = child.firstTry + historyDays - ago;
        const practice: Practice = {
          browser,
          pupil: { locale: "en", firstTry },
          clock,
          random,
          db: options.database.db,
        };
        await practise(practice, child.problems, ago === 0 && child.username === "elena");
        await browser.ok(accountsContract.signOut, {});
      }
    }
    await setRules(createBrowser(origin), childIds);
    return [
      { role: "administrator", page: "/login", identifier: adminEmail },
      { role: "parent", page: "/parent-login", identifier: parentEmail },
      ...children.map(({ username }) => ({
        role: "student" as const,
        page: "/login",
        identifier: username,
      })),
      { role: "affiliate", page: "/affiliate/login", identifier: affiliateEmail },
    ];
  } finally {
    await academy.close();
  }
}

/** In the afternoon of a day so long ago; today, a while ago. */
function momentOf(end: Date, ago: number): Date {
  const moment = new Date(end.getTime() - ago * day);
  if (ago === 0) return new Date(end.getTime() - 40 * minute);
  moment.setUTCHours(16, 10 + ((ago * 7) % 30), 0, 0);
  return moment;
}

async function makeAdministrator(admin: Browser, link: string | null): Promise<string> {
  const token = link === null ? null : new URL(link).searchParams.get("setup");
  if (token === null) throw new Error("the demo's database is not empty");
  const { email } = await admin.ok(adminContract.createAdministrator, {
    token,
    password: demoPassword,
    confirmation: demoPassword,
    locale: "en",
  });
  await admin.ok(accountsContract.signInStudent, { identifier: email, password: demoPassword });
  await admin.ok(accountsContract.confirmSession, { password: demoPassword });
  return email;
}

/** A parent whose address the administrator vouches for, and two children. */
async function makeFamily(parent: Browser, admin: Browser, start: Date): Promise<string[]> {
  await parent.ok(accountsContract.signUpParent, {
    fullName: "Rosa Vega",
    email: parentEmail,
    phone: "555 0100",
    password: demoPassword,
    locale: "en",
  });
  const { accounts } = await admin.ok(adminContract.searchAccounts, { query: parentEmail });
  const [account] = accounts;
  if (!account) throw new Error("the parent is not among the accounts");
  await admin.ok(adminContract.verifyParentAddress, { accountId: account.id });
  await signInParent(parent);
  const ids: string[] = [];
  for (const { name, username, age, grade } of children) {
    const { childId } = await parent.ok(familyContract.addChild, {
      fullName: name,
      username,
      password: demoPassword,
      birthDate: `${start.getUTCFullYear() - age}-02-11`,
      gradeLevel: grade,
      primarySubject: "Mathematics",
      locale: "en",
      consent: true,
    });
    ids.push(childId);
  }
  return ids;
}

async function signInParent(parent: Browser): Promise<void> {
  await parent.ok(accountsContract.signInParent, { email: parentEmail, password: demoPassword });
}

/** The rules of the younger child, set at the end so that they show who set them and when. */
async function setRules(parent: Browser, childIds: readonly string[]): Promise<void> {
  const childId = childIds.at(-1);
  if (childId === undefined) return;
  await signInParent(parent);
  const changes = { minutesPerDay: 45, breakEveryMinutes: 20 };
  await parent.ok(controlsContract.changeRules, { childId, changes });
}

async function makeAffiliate(browser: Browser, admin: Browser): Promise<{ referralCode: string }> {
  await browser.ok(accountsContract.signUpAffiliate, {
    fullName: "Marta Gil",
    email: affiliateEmail,
    password: demoPassword,
    isAdult: true,
    locale: "en",
  });
  await browser.ok(affiliatesContract.register, {
    firstName: "Marta",
    lastName: "Gil",
    promotionPlan: "I write a newsletter for the families of two schools.",
  });
  await browser.ok(affiliatesContract.acceptPolicies, { terms: true, privacy: true });
  const { affiliates } = await admin.ok(affiliatesContract.listAffiliates, {});
  const [applicant] = affiliates;
  if (!applicant) throw new Error("the application is not on the administrator's list");
  await admin.ok(affiliatesContract.setAffiliateStatus, {
    affiliateId: applicant.id,
    status: "active",
  });
  return { referralCode: applicant.referralCode };
}

/** The affiliate's own page, published by her, its words approved and switched on. */
async function makeBrand(browser: Browser, admin: Browser): Promise<void> {
  const blurb =
    "I have written for the families of two schools for eight years. This is the tutor that I let my own children use.";
  await browser.ok(brandsContract.saveOwnBrand, {
    subdomain: demoBrand,
    brandName: "Nocturne Prep",
    companyName: "Nocturne Learning",
    heroTitle: "Quiet evenings, better maths.",
    partnerBlurb: blurb,
    primaryColor: "#1a0b2e",
    secondaryColor: "#4a1d6e",
    accentColor: "#e0337c",
    supportEmail: "help@nocturne.example",
  });
  const { brand } = await browser.ok(brandsContract.publishOwnBrand, {});
  if (!brand) throw new Error("the demo's brand was not published");
  const { id: brandId, subdomain } = brand;
  const identity = identityOf(brand);
  await admin.ok(brandsContract.decideBlurb, { brandId, isApproved: true, blurb });
  await admin.ok(brandsContract.switchBrand, { brandId, subdomain, active: true, identity });
}

async function visitsOf(
  origin: string,
  referralCode: string,
  count: number,
  ago: number,
): Promise<void> {
  const sources = ["newsletter", "school-website", null] as const;
  for (let visit = 0; visit < count; visit++) {
    await createBrowser(origin, personalBrowser).ok(affiliatesContract.trackClick, {
      referralCode,
      visitorId: `visitor_demo${ago}0000${visit}`,
      sessionId: `session_demo${ago}0000${visit}`,
      userAgent: personalBrowser,
      landingUrl: visit % 3 === 0 ? "/pricing" : "/",
      utmSource: sources[visit % sources.length],
    });
  }
}

/** A student of sixteen who came by the affiliate’s link and signs up alone. */
async function makeReferredStudent(
  browser: Browser,
  referralCode: string,
  now: Date,
): Promise<void> {
  await browser.ok(accountsContract.answerAgeStep, {
    birthDate: `${now.getUTCFullYear() - 16}-03-05`,
  });
  await browser.ok(accountsContract.signUpStudent, {
    fullName: "Noah Park",
    username: "noah",
    password: demoPassword,
    gradeLevel: 9,
    primarySubject: "Mathematics",
    locale: "en",
  });
  await browser.ok(affiliatesContract.applyReferral, {
    referralCode,
    visitorId: null,
    timestamp: now.getTime() - hour,
  });
}
