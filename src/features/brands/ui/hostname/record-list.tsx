import { useTranslate } from "#client/language.tsx";
import { Badge } from "#ui/badge.tsx";
import { CopyButton } from "#ui/copy-button.tsx";
import type { SeenRecord } from "../../contract/hostname.ts";

type RecordListProps = { domain: string; records: readonly SeenRecord[] };

/** All records that a hostname needs, each to be copied, with what is found of it. */
export function RecordList({ domain, records }: RecordListProps) {
  const translate = useTranslate();
  return (
    <div>
      <h3 className="font-semibold">{translate("brands.recordsTitle")}</h3>
      <p className="mt-1 max-w-text text-quiet">{translate("brands.recordsText", { domain })}</p>
      <ul className="mt-4 grid gap-4 lg:grid-cols-2">
        {records.map((record) => (
          <li key={`${record.type} ${record.value}`}>
            <RecordCard record={record} />
          </li>
        ))}
      </ul>
      {records.some(({ state }) => state !== "found") && (
        <details className="mt-4 max-w-text">
          <summary className="min-h-11 cursor-pointer py-2 font-semibold">
            {translate("brands.recordsMemory")}
          </summary>
          <p>{translate("brands.recordsMemoryText")}</p>
          <p className="mt-2">{translate("brands.recordsProxyText")}</p>
        </details>
      )}
    </div>
  );
}

const tones = {
  unchecked: "plain",
  found: "right",
  missing: "lamp",
  wrong: "care",
  unreachable: "care",
} as const;

function RecordCard({ record }: { record: SeenRecord }) {
  const translate = useTranslate();
  const { type, state, found } = record;
  return (
    <article className="h-full rounded-control border border-hairline p-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h4 className="font-semibold">{translate("brands.recordTitle", { type })}</h4>
        <output>
          <Badge tone={tones[state]}>{translate(`brands.record_${state}`)}</Badge>
        </output>
      </div>
      <dl className="mt-3 flex flex-col gap-3">
        <Part type={type} label={translate("brands.recordName")} value={record.relativeName} />
        <Part type={type} label={translate("brands.recordWholeName")} value={record.name} />
        <Part type={type} label={translate("brands.recordValue")} value={record.value} />
      </dl>
      {state === "wrong" && (
        <p className="mt-3 text-small break-all text-care-text">
          {translate("brands.recordInstead", { found: found.join(", ") })}
        </p>
      )}
    </article>
  );
}

type PartProps = { type: string; label: string; value: string };

function Part({ type, label, value }: PartProps) {
  const translate = useTranslate();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3">
      <dt className="text-small text-quiet">{label}</dt>
      <dd className="col-start-1 break-all">{value}</dd>
      <dd className="col-start-2 row-span-2 row-start-1">
        <CopyButton
          value={value}
          copied={translate("brands.copied")}
          failed={translate("brands.copyFailed")}
          name={translate("brands.copyNamed", { what: label, type })}
        >
          {translate("brands.copy")}
        </CopyButton>
      </dd>
    </div>
  );
}
