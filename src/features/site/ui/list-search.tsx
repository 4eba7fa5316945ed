type ListSearchProps = {
  /** Above the box. */
  label: string;
  /** What the choices below it are: "Subject". */
  legend: string;
  /** The choice of everything, then the groups of the list. */
  all: string;
  groups: readonly { id: string; title: string }[];
  /** How many entries there are, and the words around the numbers: "12 of 516 titles". */
  count: number;
  of: string;
  entries: string;
};

const chip =
  "inline-flex min-h-11 shrink-0 cursor-pointer items-center rounded-full border border-edge px-4 text-small has-checked:border-ink has-checked:bg-ink has-checked:text-paper has-focus-visible:outline-3 has-focus-visible:outline-focus";

/** A box and choices by which src/app/list-search.ts searches the list below; without scripts it stays away. */
export function ListSearch({ label, legend, all, groups, count, of, entries }: ListSearchProps) {
  return (
    <search data-list-search="" className="hidden flex-col gap-4 in-data-script:flex">
      <label className="flex max-w-text flex-col gap-1 font-semibold">
        {label}
        <input
          type="search"
          name="words"
          autoComplete="off"
          className="min-h-13 rounded-control border border-edge bg-surface px-4 font-normal"
        />
      </label>
      <fieldset className="relative -mx-4 flex min-w-0 gap-2 overflow-x-auto px-4 py-1 sm:mx-0 sm:flex-wrap sm:px-0">
        <legend className="sr-only">{legend}</legend>
        {[{ id: "", title: all }, ...groups].map(({ id, title }) => (
          <label key={id} className={chip}>
            <input
              type="radio"
              name="group"
              value={id}
              defaultChecked={id === ""}
              className="sr-only"
            />
            {title}
          </label>
        ))}
      </fieldset>
      <p aria-live="polite" className="text-small text-quiet">
        <span data-shown="">{count}</span> {of} {count} {entries}
      </p>
    </search>
  );
}
