import { second } from "#shared/constants.ts";
import type { Locale } from "#shared/locale.ts";

/** What is known of a voice before it speaks. */
type KnownVoice = Pick<SpeechSynthesisVoice, "lang" | "localService" | "default">;

/** Browsers that look for their voices tell when they are there; others have none. */
const patienceMs = 2 * second;

/**
 * The voice for a language: one of the machine itself, since a voice from afar would be sent the words; then one of a
 * region that the person reads (`languages`, as navigator.languages), then the machine's own choice. null where the
 * machine has none.
 */
export function chooseVoice<Voice extends KnownVoice>(
  voices: readonly Voice[],
  locale: Locale,
  languages: readonly string[],
): Voice | null {
  const regions = languages.map(plainTag);
  const rank = (voice: Voice) => {
    const region = regions.indexOf(plainTag(voice.lang));
    return [region < 0 ? regions.length : region, voice.default ? 0 : 1] as const;
  };
  const [best] = voices
    .filter(({ lang, localService }) => localService && plainTag(lang).split("-")[0] === locale)
    .toSorted((a, b) => rank(a)[0] - rank(b)[0] || rank(a)[1] - rank(b)[1]);
  return best ?? null;
}

/** "en_US" and "en-us" are one; Android writes the first. */
function plainTag(tag: string): string {
  return tag.replace("_", "-").toLowerCase();
}

/** The voices of this browser, once it has found them; none where there are none. */
export async function knownVoices(): Promise<readonly SpeechSynthesisVoice[]> {
  const voices = speechSynthesis.getVoices();
  if (voices.length > 0) return voices;
  const found = Promise.withResolvers<void>();
  speechSynthesis.addEventListener("voiceschanged", () => found.resolve(), { once: true });
  setTimeout(found.resolve, patienceMs);
  await found.promise;
  return speechSynthesis.getVoices();
}
