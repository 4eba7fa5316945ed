import { findPersonal, type Found, type PersonalKind, personalKinds } from "./frames.ts";
import { foldLetters, isOrdinary } from "./ordinary-words.ts";

/** What the account knows of whoever writes. */
export type KnownOfStudent = {
  /** Full names and parts of them. */
  names: readonly string[];
  /** Usernames and addresses. */
  accounts: readonly string[];
};

export const nothingKnown: KnownOfStudent = { names: [], accounts: [] };

/** What an account knows of its student. */
export function knownOf({
  fullName,
  username,
  email,
}: {
  fullName: string;
  username: string | null;
  email: string | null;
}): KnownOfStudent {
  return { names: [fullName], accounts: [username, email].filter((account) => account !== null) };
}

/** Puts placeholders where something tells of a child, the same for the same words, and puts the words back. */
export type Veil = {
  hide(text: string): string;
  /** Takes the next words of a model and gives them with what the placeholders stand for; a placeholder is held until it is whole. */
  show(text: string): string;
  /** What is still held once the model has finished. */
  end(): string;
};

const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";

/** The longest placeholder, so that no bracket of mathematics holds the words for long. */
const placeholderMax = 14;
const placeholder = new RegExp(`\\[(?:${personalKinds.join("|")}) [A-Z]{1,2}\\]`, "g");

/** A veil over one request to a model. */
export function createVeil(known: KnownOfStudent): Veil {
  const words = new Map<string, string>();
  const places = new Map<string, string>();
  const counts = new Map<PersonalKind, number>();
  const own = patternsOf(known);
  let held = "";

  function placeFor(kind: PersonalKind, text: string): string {
    const key = `${kind} ${foldLetters(text)}`;
    const there = places.get(key);
    if (there !== undefined) return there;
    const count = counts.get(kind) ?? 0;
    counts.set(kind, count + 1);
    const place = `[${kind} ${letterOf(count)}]`;
    places.set(key, place);
    words.set(place, text);
    return place;
  }

  function restored(text: string): string {
    return text.replaceAll(placeholder, (place) => words.get(place) ?? "");
  }

  return {
    hide(text) {
      const spans = merged([...findPersonal(text), ...findKnown(text, own)], text);
      let hidden = "";
      let from = 0;
      for (const { kind, at, end } of spans) {
        hidden += text.slice(from, at) + placeFor(kind, text.slice(at, end));
        from = end;
      }
      return hidden + text.slice(from);
    },
    show(text) {
      held += text;
      const open = held.lastIndexOf("[");
      const isWhole =
        open === -1 || held.includes("]", open) || held.length - open > placeholderMax;
      const ready = isWhole ? held : held.slice(0, open);
      held = held.slice(ready.length);
      return restored(ready);
    },
    end() {
      const rest = restored(held);
      held = "";
      return rest;
    },
  };
}

function letterOf(count: number): string {
  const last = letters.charAt(count % letters.length);
  return count < letters.length
    ? last
    : letters.charAt(Math.floor(count / letters.length) - 1) + last;
}

type Own = { kind: PersonalKind; pattern: RegExp; isCapital: boolean };

/** Words of a name that are no name by themselves. */
const small = /^(?:de|del|la|las|los|el|y|e|van|von|da|dos|di|o|al|bin|ibn)$/;

function patternsOf({ names, accounts }: KnownOfStudent): Own[] {
  const split = names.map((whole) => foldLetters(whole).split(/[^\p{L}'-]+/u));
  const parts = split.flat();
  const first = new Set(split.map(([part]) => part));
  return [
    ...[...new Set(parts)].flatMap((part): Own[] => {
      if (part.length < 2 || small.test(part)) return [];
      // What is a word too is a name with its capital alone.
      return [
        {
          kind: "name",
          pattern: wholeWord(part),
          isCapital:
            part.length < 3 || everyday.has(part) || (!first.has(part) && isOrdinary(part)),
        },
      ];
    }),
    ...accounts.flatMap((account): Own[] => {
      const folded = foldLetters(account.trim());
      return folded.length < 3
        ? []
        : [{ kind: "account", pattern: wholeWord(folded), isCapital: false }];
    }),
  ];
}

/** First names that are everyday words without their capital. */
const everyday = new Set(
  "will may grace hope joy mark art bill jack rose faith dean grant miles drew sol luz mar paz angel domingo rosa".split(
    " ",
  ),
);

function wholeWord(folded: string): RegExp {
  const spelled = folded.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");
  return new RegExp(`(?<![\\p{L}\\d])${spelled}(?![\\p{L}\\d])`, "gu");
}

function findKnown(text: string, own: readonly Own[]): Found[] {
  const folded = foldLetters(text);
  return own.flatMap(({ kind, pattern, isCapital }) =>
    [...folded.matchAll(pattern)].flatMap(({ index, 0: { length } }) =>
      isCapital && !/^\p{Lu}/u.test(text.slice(index))
        ? []
        : { kind, at: index, end: index + length },
    ),
  );
}

/** The stretches in order, those that touch each other as one; the one that begins first names it. */
function merged(found: readonly Found[], text: string): Found[] {
  const spans: Found[] = [];
  for (const span of found.toSorted((a, b) => a.at - b.at || b.end - a.end)) {
    const last = spans.at(-1);
    const isNext =
      last !== undefined && last.kind === span.kind && text.slice(last.end, span.at) === " ";
    if (last && (span.at < last.end || isNext)) last.end = Math.max(last.end, span.end);
    else spans.push({ ...span });
  }
  return spans;
}
