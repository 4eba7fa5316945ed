const cardinals: Readonly<Record<string, number>> = {
  zero: 0,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  thirteen: 13,
  fourteen: 14,
  fourteeen: 14,
  fifteen: 15,
  sixteen: 16,
  seventeen: 17,
  eighteen: 18,
  nineteen: 19,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fourty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
  cero: 0,
  un: 1,
  uno: 1,
  una: 1,
  dos: 2,
  tres: 3,
  cuatro: 4,
  cinco: 5,
  seis: 6,
  siete: 7,
  ocho: 8,
  nueve: 9,
  diez: 10,
  once: 11,
  doce: 12,
  trece: 13,
  catorce: 14,
  quince: 15,
  dieciseis: 16,
  diecisiete: 17,
  dieciocho: 18,
  diecinueve: 19,
  veinte: 20,
  treinta: 30,
  cuarenta: 40,
  cincuenta: 50,
  sesenta: 60,
  setenta: 70,
  ochenta: 80,
  noventa: 90,
};

const scales: Readonly<Record<string, number>> = {
  hundred: 100,
  thousand: 1000,
  million: 1_000_000,
  billion: 1_000_000_000,
  cien: 100,
  ciento: 100,
  mil: 1000,
  millon: 1_000_000,
  millones: 1_000_000,
};

const ordinals: Readonly<Record<string, number>> = {
  first: 1,
  second: 2,
  third: 3,
  fourth: 4,
  fifth: 5,
  sixth: 6,
  seventh: 7,
  eighth: 8,
  ninth: 9,
  tenth: 10,
  eleventh: 11,
  twelfth: 12,
  fifteenth: 15,
  twentieth: 20,
  square: 2,
  cube: 3,
  primer: 1,
  primera: 1,
  segundo: 2,
  segunda: 2,
  tercer: 3,
  tercera: 3,
  cuarto: 4,
  cuarta: 4,
  quinto: 5,
  quinta: 5,
  sexto: 6,
  sexta: 6,
  septimo: 7,
  septima: 7,
  octavo: 8,
  octava: 8,
  noveno: 9,
  novena: 9,
  decimo: 10,
  decima: 10,
  cuadrada: 2,
  cubica: 3,
};

const parts: Readonly<Record<string, number>> = {
  half: 2,
  halve: 2,
  quarter: 4,
  third: 3,
  fourth: 4,
  fifth: 5,
  sixth: 6,
  seventh: 7,
  eighth: 8,
  ninth: 9,
  tenth: 10,
  eleventh: 11,
  twelfth: 12,
  fifteenth: 15,
  sixteenth: 16,
  twentieth: 20,
  fortieth: 40,
  fiftieth: 50,
  hundredth: 100,
  thousandth: 1000,
  medio: 2,
  media: 2,
  mitad: 2,
  tercio: 3,
  cuarto: 4,
  cuarta: 4,
  quinto: 5,
  sexto: 6,
  septimo: 7,
  octavo: 8,
  noveno: 9,
  decimo: 10,
  decima: 10,
  doceavo: 12,
  quinceavo: 15,
  dieciseisavo: 16,
  veinteavo: 20,
  centesima: 100,
  milesima: 1000,
};

/**
 * A whole number given in digits or in English or Spanish words ("seven", "forty-one", "one hundred thousand",
 * "diez mil"); null where the text is anything else. Accents are expected to be folded.
 */
export function readWholeNumber(text: string): number | null {
  const plain = text.trim().toLowerCase();
  if (/^\d{1,3}(?:,\d{3})+$/.test(plain)) return Number(plain.replaceAll(",", ""));
  if (/^\d{1,15}$/.test(plain)) return Number(plain);
  let total = 0;
  let group = 0;
  let read = false;
  for (const word of plain.split(/[\s-]+/)) {
    if (word === "and" || word === "y" || word === "a") continue;
    const cardinal = cardinals[word];
    const scale = scales[word];
    if (cardinal !== undefined) group += cardinal;
    else if (scale === 100) group = Math.max(group, 1) * 100;
    else if (scale !== undefined) {
      total += Math.max(group, 1) * scale;
      group = 0;
    } else return null;
    read = true;
  }
  return read ? total + group : null;
}

/** The number an ordinal stands for ("third", "3rd", "tercera", "square" of a root is 2); null otherwise. */
export function readOrdinal(text: string): number | null {
  const plain = text.trim().toLowerCase();
  const digits = /^(\d{1,2})(?:st|nd|rd|th|'th|º|ª|a|o)$/.exec(plain);
  if (digits !== null) return Number(digits[1]);
  return ordinals[plain] ?? null;
}

/** A fraction in words as typed mathematics: "two fifths" is "2/5", "half" is "1/2"; null otherwise. */
export function readFractionWords(text: string): string | null {
  const words = text
    .trim()
    .toLowerCase()
    .split(/[\s-]+/);
  const last = words.pop();
  if (last === undefined) return null;
  const bottom = parts[last] ?? parts[last.replace(/s$/, "")];
  if (bottom === undefined) return null;
  const top = words.length === 0 || words.join(" ") === "a" ? 1 : readWholeNumber(words.join(" "));
  return top === null ? null : `${top}/${bottom}`;
}
