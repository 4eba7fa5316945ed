import type { ReactNode } from "react";
import * as Primitive from "radix-ui/tabs";

type TabsProps<Value extends string> = {
  /** What one chooses between, for screen readers. */
  label: string;
  tabs: readonly { value: Value; label: string; content: ReactNode }[];
  value: Value;
  onValue: (value: Value) => void;
};

/** Two to five views of one thing, one seen at a time. Arrow keys move between them. */
export function Tabs<Value extends string>({ label, tabs, value, onValue }: TabsProps<Value>) {
  return (
    <Primitive.Root
      value={value}
      onValueChange={(chosen) => {
        const tab = tabs.find((candidate) => candidate.value === chosen);
        if (tab) onValue(tab.value);
      }}
    >
      <Primitive.List
        aria-label={label}
        className="flex gap-1 overflow-x-auto border-b border-hairline"
      >
        {tabs.map((tab) => (
          <Primitive.Trigger
            key={tab.value}
            value={tab.value}
            className="-mb-px min-h-11 shrink-0 rounded-t-control border-b-3 border-transparent px-4 font-semibold text-quiet transition-colors hover:text-ink focus-visible:-outline-offset-3 data-[state=active]:border-lamp data-[state=active]:text-ink"
          >
            {tab.label}
          </Primitive.Trigger>
        ))}
      </Primitive.List>
      {tabs.map((tab) => (
        <Primitive.Content key={tab.value} value={tab.value} className="pt-6">
          {tab.content}
        </Primitive.Content>
      ))}
    </Primitive.Root>
  );
}
