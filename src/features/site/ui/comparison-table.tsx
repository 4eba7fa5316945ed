import type { HomeContent } from "../content/home.ts";
import { NoteLink, type notesOf } from "./notes.tsx";

type Row = HomeContent["comparison"]["rows"][number];

type ComparisonTableProps = {
  words: HomeContent["comparison"];
  rows: readonly Row[];
  /** The notes of the page, where each row leads to its source. */
  notes?: ReturnType<typeof notesOf>;
};

/** The product beside ChatGPT, topic by topic. On a phone each topic becomes a small stack. */
export function ComparisonTable({ words, rows, notes }: ComparisonTableProps) {
  return (
    <table className="w-full border-collapse text-left max-md:block">
      <caption className="sr-only">{words.caption}</caption>
      <thead className="max-md:sr-only">
        <tr className="border-b-2 border-ink">
          <th scope="col" className="w-[24%]">
            <span className="sr-only">{words.topic}</span>
          </th>
          <th scope="col" className="w-[40%] px-5 py-3 font-display text-title font-normal">
            {words.product}
          </th>
          <th scope="col" className="px-5 py-3 font-display text-title font-normal text-quiet">
            {words.other}
          </th>
        </tr>
      </thead>
      <tbody className="max-md:block">
        {rows.map((row) => (
          <tr
            key={row.topic}
            className="border-b border-hairline align-top max-md:block max-md:py-5"
          >
            <th
              scope="row"
              className="py-4 pr-5 font-semibold max-md:block max-md:p-0 max-md:font-display max-md:text-title max-md:font-normal"
            >
              {row.topic}
            </th>
            <td className="bg-lamp-soft px-5 py-4 max-md:mt-3 max-md:block max-md:rounded-control">
              <Side>{words.product}</Side>
              {row.product}
            </td>
            <td className="px-5 py-4 text-quiet max-md:block">
              <Side>{words.other}</Side>
              {row.other}
              {notes && <NoteLink notes={notes} id={row.source} label={words.notes} />}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** On a phone the column heads are out of sight, so each cell says whose it is. */
function Side({ children }: { children: string }) {
  return (
    <span aria-hidden className="block text-small font-semibold md:hidden">
      {children}
    </span>
  );
}
