import { z } from "zod";
import enFrame from "#content/en/frame.json" with { type: "json" };
import enHome from "#content/en/home.json" with { type: "json" };
import esFrame from "#content/es/frame.json" with { type: "json" };
import esHome from "#content/es/home.json" with { type: "json" };
import type { Locale } from "#shared/locale.ts";
import { meta, titled, words } from "./words.ts";

const dinnerQuestion = z.strictObject({ ask: words, answer: words });

/** Public pages that statements about others and about prices rest on. */
const sourceId = z.enum(["studyMode", "controls", "study", "price"]);

const homeSchema = z.strictObject({
  meta,
  hero: z.strictObject({
    title: words,
    lead: words,
    start: words,
    parent: words,
    note: words,
    benefits: z.array(words).length(4),
    scene: z.strictObject({ label: words, note: words }),
  }),
  subjects: z.strictObject({
    title: words,
    lead: words,
    questions: z.strictObject({
      mathematics: words,
      science: words,
      english: words,
      history: words,
      programming: words,
      "sat-act": words,
    }),
  }),
  teaching: z.strictObject({
    title: words,
    lead: words,
    work: z.strictObject({ title: words, given: words, slip: words, follows: words }),
    student: words,
    tutor: words,
    conversation: words,
    turns: z.array(
      z.strictObject({
        who: z.enum(["tutor", "student"]),
        text: words,
        note: z.int().min(1).max(3).optional(),
      }),
    ),
    notes: z.array(titled).length(3),
  }),
  parents: z.strictObject({
    title: words,
    lead: words,
    points: z.array(words),
    action: words,
    sample: z.strictObject({
      title: words,
      example: words,
      child: words,
      now: words,
      away: words,
      lastStep: z.strictObject({ right: words, wrong: words }),
      evidence: words,
      marks: z.strictObject({ right: words, wrong: words }),
      how: z.strictObject({ alone: words, again: words, hint: words, hints: words }),
      caption: words,
      askTitle: words,
      /** By child of the sample. */
      asks: z.strictObject({ elena: dinnerQuestion, bruno: dinnerQuestion }),
    }),
  }),
  facts: z
    .array(
      z.strictObject({
        figure: words,
        title: words,
        text: words,
        /** What the figure compares and how it is reckoned. */
        note: words,
        source: sourceId.optional(),
      }),
    )
    .length(3),
  comparison: z.strictObject({
    title: words,
    lead: words,
    topic: words,
    product: words,
    other: words,
    caption: words,
    rows: z.array(z.strictObject({ topic: words, product: words, other: words, source: sourceId })),
    /** What happens to students who practise with an unguarded assistant. */
    why: words,
    footnote: words,
    /** Heading of the notes and sources. */
    notes: words,
    /** When the sources were read. */
    looked: words,
    sources: z.array(z.strictObject({ id: sourceId, text: words, url: z.url() })).length(4),
  }),
  popup: z.strictObject({
    title: words,
    lead: words,
    rows: z.array(z.int().min(0)),
    start: words,
    full: words,
    close: words,
  }),
  audiences: z.strictObject({
    title: words,
    items: z.array(
      z.strictObject({
        id: z.enum(["student", "parent", "academy"]),
        title: words,
        text: words,
        action: words,
      }),
    ),
  }),
  closing: z.strictObject({ title: words, text: words, start: words }),
});

const frameSchema = z.strictObject({
  skip: words,
  menu: words,
  mainNavigation: words,
  language: words,
  login: words,
  signUp: words,
  greeting: words,
  resume: words,
  myLearning: words,
  administration: words,
  parentDashboard: words,
  profile: words,
  signOut: words,
  affiliateAccount: words,
  affiliateDashboard: words,
  quickActions: words,
  resumeChat: words,
  studySchedule: words,
  theme: z.strictObject({ label: words, system: words, light: words, dark: words }),
  footer: z.strictObject({
    academy: words,
    accounts: words,
    support: words,
    legal: words,
    otherLanguage: words,
    line: words,
    write: words,
    /** Before the name of whoever runs the academy. */
    runBy: words,
    /** The academy's own pages at other places. */
    elsewhere: words,
  }),
  routes: z.strictObject({
    home: words,
    landing: words,
    whyUs: words,
    about: words,
    pricing: words,
    textbooks: words,
    contact: words,
    helpCenter: words,
    login: words,
    register: words,
    studentRegister: words,
    affiliate: words,
    affiliateTerms: words,
    affiliatePrivacy: words,
    affiliateLogin: words,
    privacy: words,
    terms: words,
  }),
});

/** The home page's words in one language. */
export type HomeContent = z.output<typeof homeSchema>;

/** The words around every public page (top bar, quick actions, footer) in one language. */
export type FrameContent = z.output<typeof frameSchema>;

/** The home page's words; throws a ZodError that names the place if the file is not as agreed. */
export function homeContent(locale: Locale): HomeContent {
  return homeSchema.parse(locale === "es" ? esHome : enHome);
}

/** The words of the frame; throws a ZodError that names the place if the file is not as agreed. */
export function frameContent(locale: Locale): FrameContent {
  return frameSchema.parse(locale === "es" ? esFrame : enFrame);
}
