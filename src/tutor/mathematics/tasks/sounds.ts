/**
 * How words sound, for spellings by ear: "sifra" and "cifra", "alludas" and "ayudas" are said alike in Spanish; English words
 * are known by their consonants, "dubble" and "double".
 */
export function soundOf(word: string, language: "en" | "es"): string {
  return language === "es" ? spanishSound(word) : consonantsOf(word);
}

function spanishSound(word: string): string {
  return word
    .replaceAll("ch", "#")
    .replaceAll("h", "")
    .replaceAll(/qu|k|c(?![ei])/g, "k")
    .replaceAll(/[zc]/g, "s")
    .replaceAll("v", "b")
    .replaceAll(/ll|y(?=[aeiou])/g, "j")
    .replaceAll("y", "i")
    .replaceAll(/gu(?=[ei])/g, "G")
    .replaceAll(/g(?=[ei])/g, "x")
    .replaceAll(/([^\w]|\w)\1/g, "$1");
}

function consonantsOf(word: string): string {
  return word
    .replaceAll("ph", "f")
    .replaceAll(/wh/g, "w")
    .replaceAll(/ck|k|c(?![eiy])/g, "k")
    .replaceAll(/(?<=.)[aeiouy]/g, "")
    .replaceAll(/(\w)\1/g, "$1");
}

/** Consonants that are enough to know an English word by. */
const fewestConsonants = 3;

/** Whether a word may be another by its sound: the lengths of English words are near as well. */
export function soundsLike(word: string, other: string, language: "en" | "es"): boolean {
  const sound = soundOf(word, language);
  if (sound !== soundOf(other, language) || word === other) return false;
  if (language === "es") return true;
  const longer = other.length - word.length;
  if (word.length < 5) return spanishSound(word) === spanishSound(other);
  return (
    sound.length >= fewestConsonants && (word.length < 6 ? longer === 1 : Math.abs(longer) <= 1)
  );
}
