import type { Locale } from "#shared/locale.ts";
import type { Area } from "#shared/messages/en.ts";
import {
  addArea,
  createTranslator,
  type Texts,
  type Translate,
} from "#shared/messages/translator.ts";

/** Each area of each language is a file of its own, so that a page loads only the words it says. */
const files = import.meta.glob<Readonly<Record<string, Readonly<Record<string, string>>>>>(
  "../shared/messages/{en,es}/*.ts",
);

/** The words loaded in one language. */
type Vocabulary = { locale: Locale; texts: Texts; loads: Map<Area, Promise<void>> };

/** What every page says: the frame, and why a call failed. Pages add what they say themselves. */
const areasInUse = new Set<Area>(["shell", "errors"]);

let spoken: Vocabulary | null = null;

async function read({ locale, texts }: Vocabulary, area: Area): Promise<void> {
  const words = (await files[`../shared/messages/${locale}/${area}.ts`]?.())?.[area];
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
  const vocabulary: Vocabulary = { locale, texts: new Map(), loads: new Map() };
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
