import { useRef, useState } from "react";
import { useTranslate } from "#client/language.tsx";
import { saveFile } from "#client/save-file.ts";
import type { Translate } from "#shared/messages/translator.ts";
import { currency, formatCents } from "#shared/money.ts";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { TextLink } from "#ui/link.tsx";
import { Table, type TableColumn } from "#ui/table.tsx";
import type { PayoutRun } from "../../contract/payouts.ts";
import { csvOf } from "../../rules/csv.ts";
import { type RunStep, StepDialog } from "./step-dialog.tsx";
import { useDays } from "./use-days.ts";

const tones = {
  proposed: "lamp",
  approved: "lamp",
  paid: "right",
  discarded: "plain",
} as const satisfies Record<PayoutRun["status"], string>;

/** What can be done with a run, by how it stands. */
const steps: Readonly<Record<PayoutRun["status"], readonly RunStep[]>> = {
  proposed: ["approve", "discard"],
  approved: ["pay", "discard"],
  paid: [],
  discarded: [],
};

/** A payout run with its payouts, the file of it, and the next step. */
export function RunCard({ run, onChanged }: { run: PayoutRun; onChanged: () => void }) {
  const translate = useTranslate();
  const { moment } = useDays();
  const [asked, setAsked] = useState<RunStep | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const { status, cents, proposedAt, paidAt, reference, lines } = run;
  const title = translate("money.runTitle", { date: moment(proposedAt) });
  const sum = translate("money.runSum", { amount: formatCents(cents) });
  return (
    <article className="flex flex-col gap-4 rounded-card border border-hairline bg-surface p-5">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <h3 ref={heading} tabIndex={-1} className="text-title outline-none">
          {title}
        </h3>
        <Badge tone={tones[status]}>{translate(`money.run_${status}`)}</Badge>
        <span className="tabular-nums">{sum}</span>
      </div>
      {paidAt && (
        <p className="text-quiet wrap-anywhere">
          {translate("money.runPaid", { date: moment(paidAt), reference: reference ?? "" })}
        </p>
      )}
      <Lines run={run} caption={`${title}, ${translate(`money.run_${status}`)}, ${sum}`} />
      <div className="flex flex-wrap gap-3">
        {steps[status].map((step) => (
          <Button
            key={step}
            variant={step === "discard" ? "care" : "lamp"}
            onClick={() => setAsked(step)}
          >
            {translate(`money.${step}`)}
          </Button>
        ))}
        {lines.length > 0 && <Button onClick={() => saveRun(run)}>{translate("money.csv")}</Button>}
      </div>
      {asked && (
        <StepDialog
          run={run}
          step={asked}
          onClose={() => setAsked(null)}
          onDone={() => {
            setAsked(null);
            onChanged();
            // The button that was pressed goes with the step that is done.
            requestAnimationFrame(() => heading.current?.focus());
          }}
        />
      )}
    </article>
  );
}

type Line = PayoutRun["lines"][number];

function Recipient({ line: { name, email } }: { line: Line }) {
  const translate = useTranslate();
  return (
    <>
      <span className="wrap-anywhere">{name ?? translate("money.accountGone")}</span>
      <span className="block text-small font-normal text-quiet wrap-anywhere empty:hidden">
        {email}
      </span>
    </>
  );
}

function StatementLink({ line: { payoutId, name } }: { line: Line }) {
  const translate = useTranslate();
  return (
    <TextLink to={`/affiliate/statement?payout=${payoutId}`}>
      {translate("money.statement")}
      <span className="sr-only">: {name ?? translate("money.accountGone")}</span>
    </TextLink>
  );
}

const recipientOf = (line: Line) => <Recipient line={line} />;
const statementOf = (line: Line) => <StatementLink line={line} />;

const itemsColumn = (translate: Translate): TableColumn<Line> => ({
  id: "items",
  heading: translate("money.items"),
  cell: ({ items }) => items,
  numeric: true,
});

const statementColumn = (translate: Translate): TableColumn<Line> => ({
  id: "statement",
  heading: translate("money.statement"),
  cell: statementOf,
  isAction: true,
});

function Lines({ run, caption }: { run: PayoutRun; caption: string }) {
  const translate = useTranslate();
  // What a discarded run was to settle is open again: it has no entries, and no statement to read.
  const isSettling = run.status !== "discarded";
  return (
    <Table
      stacks
      caption={caption}
      columns={[
        { id: "affiliate", heading: translate("money.affiliate"), cell: recipientOf },
        ...(isSettling ? [itemsColumn(translate)] : []),
        {
          id: "amount",
          heading: translate("money.amount"),
          cell: ({ cents }) => formatCents(cents),
          numeric: true,
        },
        ...(isSettling ? [statementColumn(translate)] : []),
      ]}
      rows={run.lines}
      rowKey={({ payoutId }) => payoutId}
    />
  );
}

/** The payouts of a run as a file, made in the browser; its amounts are those of the run, with a dot before the cents. */
function saveRun({ id, lines }: PayoutRun): void {
  const head = ["payout", "affiliate", "name", "email", "code", "amount", "currency", "entries"];
  const rows = lines.map(({ payoutId, affiliateId, name, email, code, cents, items }) => [
    payoutId,
    affiliateId,
    name ?? "",
    email ?? "",
    code ?? "",
    (cents / 100).toFixed(2),
    currency,
    items,
  ]);
  saveFile(`faro-payouts-${id}.csv`, csvOf([head, ...rows]), "text/csv");
}
