import { type KeyboardEvent, type ReactNode, useId } from "react";

type TabsProps<Value extends string> = {
  /** What one chooses between, for screen readers. */
  label: string;
  tabs: readonly { value: Value; label: string; content: ReactNode }[];
  value: Value;
  onValue: (value: Value) => void;
  /** The tabs show the same thing in several ways: what was opened or typed in one is so in the others. */
  sameThing?: boolean;
};

const steps: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** Two to five views of one thing, one seen at a time. Arrow keys, Home and End move between them. */
export function Tabs<Value extends string>(props: TabsProps<Value>) {
  const { label, tabs, value, onValue, sameThing = false } = props;
  const id = useId();
  const selected = tabs.find((tab) => tab.value === value);

  function move(event: KeyboardEvent): void {
    const at = tabs.findIndex((tab) => tab.value === value);
    const next = tabs[steps[event.key]?.(at, tabs.length) ?? -1];
    if (!next) return;
    event.preventDefault();
    onValue(next.value);
    document.getElementById(`${id}-${next.value}`)?.focus();
  }

  return (
    <div>
      <div
        role="tablist"
        aria-label={label}
        className="flex gap-1 overflow-x-auto border-b border-hairline"
      >
        {tabs.map((tab) => (
          <button
            key={tab.value}
            id={`${id}-${tab.value}`}
            type="button"
            role="tab"
            aria-selected={tab.value === value}
            aria-controls={`${id}-panel`}
            tabIndex={tab.value === value ? 0 : -1}
            onClick={() => onValue(tab.value)}
            onKeyDown={move}
            className="-mb-px min-h-11 shrink-0 rounded-t-control border-b-3 border-transparent px-4 font-semibold text-quiet transition-colors hover:text-ink focus-visible:-outline-offset-3 aria-selected:border-lamp aria-selected:text-ink"
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div
        key={sameThing ? "same" : value}
        id={`${id}-panel`}
        role="tabpanel"
        aria-labelledby={`${id}-${value}`}
        className="pt-6"
      >
        {selected?.content}
      </div>
    </div>
  );
}
