import type { Locale } from "#shared/locale.ts";
import type { Area } from "#shared/messages/en.ts";
import {
  addArea,
  createTranslator,
  type Texts,
  type Translate,
} from "#shared/messages/translator.ts";

/** Each language comes by itself, and of it each area, so that a page loads only the words it says. */
const languages = {
  en: () => import("./words-en.ts"),
  es: () => import("./words-es.ts"),
} as const satisfies Record<Locale, unknown>;

type Language = Awaited<ReturnType<(typeof languages)[Locale]>>;

/** The words loaded in one language. */
type Vocabulary = {
  locale: Locale;
  language: Language;
  texts: Texts;
  loads: Map<Area, Promise<void>>;
};

/** What the pages opened so far say. */
const areasInUse = new Set<Area>();

let spoken: Vocabulary | null = null;

async function read({ locale, language, texts }: Vocabulary, area: Area): Promise<void> {
  const file = language.areas[`../shared/messages/${locale}/${area}.ts`];
  if (!file) return;
  const words = (await file())[area];
  if (!words) throw new Error(`there are no words for ${area} in ${locale}`);
  addArea(texts, area, words);
}

function load(vocabulary: Vocabulary, area: Area): Promise<void> {
  const known = vocabulary.loads.get(area);
  if (known) return known;
  const loading = read(vocabulary, area);
  vocabulary.loads.set(area, loading);
  // What could not be loaded is asked for again.
  loading.catch(() => vocabulary.loads.delete(area));
  return loading;
}

/** Loads a language with every area in use; rejects where its words cannot be loaded. */
export async function speak(locale: Locale): Promise<{ locale: Locale; translate: Translate }> {
  const language = await languages[locale]();
  const vocabulary: Vocabulary = { locale, language, texts: new Map(), loads: new Map() };
  for (const [area, words] of Object.entries(language.core)) {
    addArea(vocabulary.texts, area, words);
  }
  // A page that comes meanwhile adds its areas, and is waited for too.
  while (vocabulary.loads.size < areasInUse.size) {
    await Promise.all([...areasInUse].map((area) => load(vocabulary, area)));
  }
  spoken = vocabulary;
  return { locale, translate: createTranslator(locale, vocabulary.texts) };
}

/** Loads the words of a page before it is shown; rejects where they cannot be loaded. */
export async function loadWords(areas: readonly Area[]): Promise<void> {
  for (const area of areas) areasInUse.add(area);
  const current = spoken;
  if (current) await Promise.all(areas.map((area) => load(current, area)));
}
