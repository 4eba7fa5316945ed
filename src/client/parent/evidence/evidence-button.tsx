import { lazy, type ReactNode, Suspense, useState } from "react";
import { createPortal } from "react-dom";
import { useTranslate } from "../../language.tsx";
import { loadWords } from "../../words.ts";
import { Sheet } from "#ui/sheet.tsx";
import { Loading } from "#ui/skeleton.tsx";
import type { EvidenceQuery } from "#features/family/contract.ts";

const EvidenceList = lazy(async () => {
  const [{ EvidenceList: Part }] = await Promise.all([
    import("./evidence-list.tsx"),
    loadWords(["evidence"]),
  ]);
  return { default: Part };
});

type EvidenceButtonProps = {
  childId: string;
  /** What the evidence is of: the panel's title, and what the button says to screen readers beside its words. */
  title: string;
  query: EvidenceQuery;
  /** The page was opened to show just this. */
  isOpenAtFirst?: boolean;
  children: ReactNode;
};

/** A number or a sentence that opens what is behind it. */
export function EvidenceButton({
  childId,
  title,
  query,
  isOpenAtFirst = false,
  children,
}: EvidenceButtonProps) {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className="min-h-6 rounded-small [text-align:inherit] font-semibold text-ink tabular-nums underline decoration-lamp decoration-2 underline-offset-4 hover:decoration-4"
      >
        {children}
      </button>
      {createPortal(
        // The button stands in the middle of sentences, where no dialog may stand.
        <Sheet
          side="right"
          open={isOpen}
          onOpenChange={setOpen}
          title={title}
          closeLabel={translate("shell.close")}
        >
          <Suspense fallback={<Loading label={translate("shell.loading")} />}>
            <EvidenceList childId={childId} query={query} />
          </Suspense>
        </Sheet>,
        document.body,
      )}
    </>
  );
}
