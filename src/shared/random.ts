/** A source of reproducible randomness: the same seed gives the same values on every machine. */
export type Random = {
  /** A whole number from low to high, both included. */
  int(low: number, high: number): number;
  /** One of the given values. */
  pick<T>(values: readonly T[]): T;
  /** The values in a new order. */
  shuffle<T>(values: readonly T[]): T[];
};

/**
 * Random values from a seed of any length, by xmur3 (hash) and sfc32 (generator), both public domain
 * by Chris Doty-Humphrey and bryc. Not for secrets.
 */
export function randomFrom(seed: string): Random {
  const hash = xmur3(seed);
  const next = sfc32(hash(), hash(), hash(), hash());
  const int = (low: number, high: number) => low + Math.floor(next() * (high - low + 1));
  return {
    int,
    pick(values) {
      const value = values[int(0, values.length - 1)];
      if (value === undefined) throw new RangeError("pick needs at least one value");
      return value;
    },
    shuffle(values) {
      const keyed = values.map((value) => ({ value, key: next() }));
      return keyed.sort((a, b) => a.key - b.key).map((entry) => entry.value);
    },
  };
}

function xmur3(text: string): () => number {
  let h = 1779033703 ^ text.length;
  for (let i = 0; i < text.length; i++) {
    h = Math.imul(h ^ text.charCodeAt(i), 3432918353);
    h = (h << 13) | (h >>> 19);
  }
  return () => {
    h = Math.imul(h ^ (h >>> 16), 2246822507);
    h = Math.imul(h ^ (h >>> 13), 3266489909);
    return (h ^= h >>> 16) >>> 0;
  };
}

function sfc32(a: number, b: number, c: number, d: number): () => number {
  return () => {
    a |= 0;
    b |= 0;
    c |= 0;
    d |= 0;
    const t = (((a + b) | 0) + d) | 0;
    d = (d + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (c << 21) | (c >>> 11);
    c = (c + t) | 0;
    return (t >>> 0) / 4294967296;
  };
}
