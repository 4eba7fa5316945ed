import type { HomeContent } from "../content/home.ts";

/** One note: a statement of ours about a claim, or a public page that something rests on. */
type Note = { id: string; text: string; url?: string; source?: string };

/** The notes of a page in their order: first those on the three claims, where the page makes them, then the sources. */
export function notesOf(words: HomeContent, withClaims: boolean): Note[] {
  const claims = words.facts.map(({ title, note, source }): Note => ({
    id: title,
    text: note,
    ...(source ? { source } : {}),
  }));
  const { sources } = words.comparison;
  return withClaims ? [...claims, ...sources] : sources.filter(({ id }) => id !== "price");
}

/** A small number that leads to the note on a claim or to a source. */
export function NoteLink({ notes, id, label }: { notes: Note[]; id: string; label: string }) {
  const number = notes.findIndex((note) => note.id === id) + 1;
  return (
    <sup className="ml-1 font-reading text-[0.75rem] leading-none font-normal">
      <a
        href={`#note-${number}`}
        aria-label={`${label} ${number}`}
        className="px-1 text-quiet underline decoration-lamp decoration-2 underline-offset-2 hover:text-ink"
      >
        {number}
      </a>
    </sup>
  );
}

type NotesProps = { words: HomeContent["comparison"]; notes: Note[] };

/** What stands behind the claims and the comparison: how each is reckoned, what it rests on, and when that was read. */
export function Notes({ words, notes }: NotesProps) {
  return (
    <section aria-labelledby="notes" className="mt-12 border-t border-hairline pt-8">
      <h3 id="notes" className="text-title">
        {words.notes}
      </h3>
      <ol className="mt-4 max-w-text list-decimal space-y-3 pl-6 text-small text-quiet marker:tabular-nums">
        {notes.map(({ id, text, url, source }, index) => (
          <li key={id} id={`note-${index + 1}`} className="pl-1 wrap-anywhere target:bg-lamp-soft">
            {url ? (
              <a
                href={url}
                rel="noreferrer"
                className="underline decoration-hairline decoration-2 underline-offset-2 hover:decoration-lamp"
              >
                {text}
              </a>
            ) : (
              text
            )}
            {source && <NoteLink notes={notes} id={source} label={words.notes} />}
          </li>
        ))}
      </ol>
      <p className="mt-4 max-w-text text-small text-quiet">{words.looked}</p>
    </section>
  );
}
