import { eq } from "drizzle-orm";
import { affiliateBranding } from "#db/tables/affiliates.ts";
import { brandHostnames } from "#db/tables/brand-hostnames.ts";
import { challenges } from "#db/tables/challenges.ts";
import { contactMessages } from "#db/tables/contact-messages.ts";
import { creditRequests } from "#db/tables/credits.ts";
import { emails } from "#db/tables/emails.ts";
import { errorReports } from "#db/tables/error-reports.ts";
import { attempts } from "#db/tables/learning.ts";
import { familyInvitations, invitedChildren } from "#db/tables/family-invitations.ts";
import { alerts } from "#db/tables/oversight.ts";
import { consentRequests, guardianships } from "#db/tables/parent-accounts.ts";
import { sessions } from "#db/tables/sessions.ts";
import { chats, messages } from "#db/tables/tutoring.ts";
import { makePassage } from "#features/textbooks/library.fixture.ts";
import { createToken, hashToken } from "#features/accounts/sessions.ts";
import { sampleFamily } from "#features/family/sample-family.ts";
import { unsubscribeToken } from "#features/notices/unsubscribe.ts";
import { day, hour } from "#shared/constants.ts";
import { createId } from "#shared/ids.ts";
import { newState } from "#tutor/mind/state.ts";
import { curriculumResources } from "./curriculum-resources.ts";
import { type Made, makeActor } from "./make-actor.ts";
import { makeAffiliate, makePayment, makePayout, makeRun } from "./money-resources.ts";
import { siteResources } from "./site-resources.ts";
import type { TestAcademy } from "./test-academy.ts";

/** Makes the thing that a path names, belonging to somebody, and gives what stands in the path. */
type Make = (academy: TestAcademy, owner: Made) => Promise<string>;

/**
 * What each :parameter of a path can name. `belongsTo` is the role whose things they are: somebody of another
 * role has none of their own.
 */
export type Resource = {
  belongsTo: "student" | "parent" | "affiliate" | "anybody";
  make: Make;
  /** Well formed, and nobody's. */
  none: string;
};

async function makeChat(academy: TestAcademy, { id }: Made): Promise<string> {
  const chatId = createId("chat");
  const now = academy.services.now();
  await academy.database.db.insert(chats).values({
    id: chatId,
    studentId: id,
    subject: "Mathematics",
    locale: "en",
    title: "Private",
    state: newState,
    createdAt: now,
    updatedAt: now,
  });
  return chatId;
}

async function makeSession(academy: TestAcademy, owner: Made): Promise<string> {
  const id = createId("ses");
  const now = academy.services.now();
  await academy.database.db.insert(sessions).values({
    tokenHash: hashToken(createToken()),
    id,
    ...(owner.role === "parent" ? { parentId: owner.id } : { profileId: owner.id }),
    method: owner.role === "parent" ? "parent" : "email",
    createdAt: now,
    lastActiveAt: now,
    expiresAt: new Date(now.getTime() + hour),
  });
  return id;
}

async function makeChild(academy: TestAcademy, owner: Made): Promise<string> {
  // An administrator's children are those of the sample family.
  if (owner.role === "administrator") {
    return sampleFamily(academy.services.now()).children[0]?.id ?? "";
  }
  const child = await makeActor(academy, "student");
  await academy.database.db
    .insert(guardianships)
    .values({ parentId: owner.id, studentId: child.id, createdAt: academy.services.now() });
  return child.id;
}

async function makeLetter(academy: TestAcademy): Promise<string> {
  const token = createToken();
  const now = academy.services.now();
  await academy.database.db.insert(consentRequests).values({
    id: createId("cns"),
    childFirstName: "Leo",
    parentEmail: "parent@example.org",
    tokenHash: hashToken(token),
    locale: "en",
    createdAt: now,
    expiresAt: new Date(now.getTime() + day),
  });
  return token;
}

/** An invitation that waits for an answer, of a parent or of a student; gives the token of its letter too. */
async function makeInvitation(
  academy: TestAcademy,
  kind: "guardian" | "link" | "parent",
  { inviterId, studentId }: { inviterId: string | null; studentId: string },
  recipient = "second@example.org",
): Promise<{ id: string; token: string }> {
  const token = createToken();
  const id = createId("inv");
  const now = academy.services.now();
  const { db } = academy.database;
  await db.insert(familyInvitations).values({
    id,
    kind,
    inviterId,
    recipient: kind === "link" ? null : recipient,
    tokenHash: kind === "link" ? null : hashToken(token),
    locale: "en",
    createdAt: now,
    expiresAt: new Date(now.getTime() + day),
  });
  await db.insert(invitedChildren).values({ invitationId: id, studentId });
  return { id, token };
}

/** An invitation that a parent has sent; an administrator's is that of the sample family. */
async function makeSentInvitation(academy: TestAcademy, owner: Made): Promise<string> {
  if (owner.role === "administrator") return "sample-invitation";
  const studentId = await makeChild(academy, owner);
  return (await makeInvitation(academy, "guardian", { inviterId: owner.id, studentId })).id;
}

/** The token of an invitation to somebody's address. */
async function makeInvitationTo(academy: TestAcademy, owner: Made): Promise<string> {
  const inviter = await makeActor(academy, "parent");
  const studentId = await makeChild(academy, inviter);
  const to = `${owner.id}@example.org`;
  const between = { inviterId: inviter.id, studentId };
  return (await makeInvitation(academy, "guardian", between, to)).token;
}

/** A brand whose page is seen. */
async function makeBrand(academy: TestAcademy): Promise<{ id: string; subdomain: string }> {
  const affiliate = await makeAffiliate(academy);
  const id = createId("brd");
  const subdomain = `b${id.slice(-12)}`.toLowerCase();
  await academy.database.db.insert(affiliateBranding).values({
    id,
    affiliateId: affiliate.id,
    subdomain,
    active: true,
    brandName: "Matrix",
    defaultReferralCode: affiliate.code,
    partnerBlurb: "For the matrix",
  });
  await academy.database.db.insert(brandHostnames).values({
    affiliateId: affiliate.id,
    hostname: "tutor.for-the-matrix.org",
    token: id,
    createdAt: new Date(),
  });
  return { id, subdomain };
}

async function makeEmail(academy: TestAcademy): Promise<string> {
  const id = createId("eml");
  await academy.database.db.insert(emails).values({
    id,
    kind: "test",
    recipient: "somebody@example.org",
    subject: "Test",
    textBody: "Test",
    htmlBody: "<p>Test</p>",
    status: "kept",
  });
  return id;
}

/** A tutor's turn with a wrong mark, in a chat of the owner's. */
async function makeMark(academy: TestAcademy, owner: Made): Promise<string> {
  const chatId = await makeChat(academy, owner);
  const markId = await makeMessage(academy, chatId);
  await academy.database.db.insert(attempts).values({
    id: createId("att"),
    studentId: owner.id,
    chatId,
    messageId: markId,
    itemId: "multiplication-facts#1",
    outcome: "wrong",
    receipt: { outcome: "wrong", checker: "exact", missing: null },
    helpLevel: 0,
    firstTry: true,
    createdAt: academy.services.now(),
  });
  return markId;
}

async function makeChallenge(academy: TestAcademy): Promise<string> {
  const { db } = academy.database;
  const messageId = await makeMark(academy, await makeActor(academy, "student"));
  const [attempt] = await db.select().from(attempts).where(eq(attempts.messageId, messageId));
  if (!attempt) throw new Error("no attempt was made");
  const id = createId("chl");
  await db.insert(challenges).values({
    id,
    messageId,
    attemptId: attempt.id,
    studentId: attempt.studentId,
    chatId: attempt.chatId,
    locale: "en",
    prompt: "What is 3 + 4?",
    key: { expression: "7", latex: "7", policy: {} },
    given: "8",
    status: "waiting",
    finding: { kind: "different", way: "exact", missing: null },
    createdAt: academy.services.now(),
  });
  return id;
}

async function makeCreditRequest(academy: TestAcademy): Promise<string> {
  const id = createId("crq");
  await academy.database.db.insert(creditRequests).values({
    id,
    studentId: (await makeActor(academy, "student")).id,
    askedBy: "student",
    note: "For the matrix",
    status: "open",
    createdAt: academy.services.now(),
  });
  return id;
}

async function makeFailure(academy: TestAcademy): Promise<string> {
  const id = createId("err");
  const fingerprint = id.slice(-16);
  const now = academy.services.now();
  await academy.database.db.insert(errorReports).values({
    id,
    reportId: id,
    fingerprint,
    message: "TypeError: Something that is not a function was called",
    stack: "assets/app-12345678.js:1:2",
    category: "unknown",
    severity: "critical",
    recoverable: false,
    userAgent: "",
    browser: "Other",
    url: "/chat",
    sessionId: "session_0000000000000000",
    version: "0.1.0",
    times: 1,
    extra: {},
    occurredAt: now,
    createdAt: now,
  });
  return fingerprint;
}

async function makeContactMessage(academy: TestAcademy): Promise<string> {
  const id = createId("ctm");
  await academy.database.db.insert(contactMessages).values({
    id,
    name: "Ana",
    email: "ana@example.org",
    sender: "other",
    message: "For the matrix",
    locale: "en",
    receivedAt: academy.services.now(),
  });
  return id;
}

async function makeAlert(academy: TestAcademy): Promise<string> {
  const id = createId("alr");
  await academy.database.db.insert(alerts).values({
    id,
    studentId: (await makeActor(academy, "student")).id,
    chatId: "chat_matrix",
    messageId: id,
    category: "violence",
    route: "administrators",
    snippet: "For the matrix",
    locale: "en",
    createdAt: academy.services.now(),
  });
  return id;
}

const nobody = "x0000000000000000000000000";

/** Every parameter that stands in a path of the API. A new one must be described here. */
export const matrixResources: Readonly<Record<string, Resource>> = {
  chatId: { belongsTo: "student", make: makeChat, none: `chat_${nobody}` },
  sessionId: { belongsTo: "anybody", make: makeSession, none: `ses_${nobody}` },
  childId: { belongsTo: "parent", make: makeChild, none: `prf_${nobody}` },
  token: {
    belongsTo: "anybody",
    make: makeLetter,
    none: "t".repeat(43),
  },
  passageId: {
    belongsTo: "anybody",
    make: ({ database }) => makePassage(database.db),
    none: `psg_${nobody}`,
  },
  unsubscribeToken: {
    belongsTo: "anybody",
    make: async (academy) => {
      const { id } = await makeActor(academy, "parent");
      return unsubscribeToken(academy.database.db, { parentId: id, kinds: ["weekly"] });
    },
    none: `par_${nobody}.weekly.${"t".repeat(43)}`,
  },
  invitationId: {
    belongsTo: "parent",
    make: makeSentInvitation,
    none: `inv_${nobody}`,
  },
  invitationToken: {
    belongsTo: "anybody",
    make: makeInvitationTo,
    none: "t".repeat(43),
  },
  ownInvitationId: {
    belongsTo: "student",
    make: async (academy, { id: studentId }) =>
      (await makeInvitation(academy, "parent", { inviterId: null, studentId })).id,
    none: `inv_${nobody}`,
  },
  linkId: {
    belongsTo: "student",
    make: async (academy, { id: studentId }) => {
      const { id: inviterId } = await makeActor(academy, "parent");
      return (await makeInvitation(academy, "link", { inviterId, studentId })).id;
    },
    none: `inv_${nobody}`,
  },
  contactMessageId: { belongsTo: "anybody", make: makeContactMessage, none: `ctm_${nobody}` },
  ...siteResources(nobody),
  accountId: {
    belongsTo: "anybody",
    make: async (academy) => (await makeActor(academy, "student")).id,
    none: `prf_${nobody}`,
  },
  userId: {
    belongsTo: "anybody",
    make: async (_, owner) => owner.id,
    none: `prf_${nobody}`,
  },
  affiliateId: {
    belongsTo: "anybody",
    make: async (academy) => (await makeAffiliate(academy)).id,
    none: `aff_${nobody}`,
  },
  brandId: {
    belongsTo: "anybody",
    make: async (academy) => (await makeBrand(academy)).id,
    none: `brd_${nobody}`,
  },
  subdomain: {
    belongsTo: "anybody",
    make: async (academy) => (await makeBrand(academy)).subdomain,
    none: "nobody-has-this",
  },
  referralCode: {
    belongsTo: "anybody",
    make: async (academy) => (await makeAffiliate(academy)).code,
    none: "FAROXXXX000000",
  },
  markId: { belongsTo: "student", make: makeMark, none: `msg_${nobody}` },
  alertId: {
    belongsTo: "anybody",
    make: makeAlert,
    none: `alr_${nobody}`,
  },
  challengeId: { belongsTo: "anybody", make: makeChallenge, none: `chl_${nobody}` },
  ...curriculumResources,
  creditRequestId: { belongsTo: "anybody", make: makeCreditRequest, none: `crq_${nobody}` },
  paymentId: { belongsTo: "anybody", make: makePayment, none: `pay_${nobody}` },
  runId: { belongsTo: "anybody", make: makeRun, none: `run_${nobody}` },
  payoutId: { belongsTo: "affiliate", make: makePayout, none: `out_${nobody}` },
  fingerprint: { belongsTo: "anybody", make: makeFailure, none: "0".repeat(16) },
  emailId: { belongsTo: "anybody", make: makeEmail, none: `eml_${nobody}` },
};

/** A tutor's turn in a chat, which a call can ask to hear again. */
export async function makeMessage(academy: TestAcademy, chatId: string): Promise<string> {
  const id = createId("msg");
  await academy.database.db.insert(messages).values({
    id,
    chatId,
    position: 0,
    author: "tutor",
    text: "Hello",
    status: "complete",
    details: {},
    createdAt: academy.services.now(),
  });
  return id;
}
