import { useLanguage } from "#client/language.tsx";
import { Table } from "#ui/table.tsx";
import type { Click } from "../contract/dashboard.ts";
import { deviceWords } from "./device-words.ts";

/** The latest visits, without anything about the person. */
export function ClicksTable({ clicks }: { clicks: readonly Click[] }) {
  const { locale, translate } = useLanguage();
  const time = new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeStyle: "short" });
  return (
    <Table
      stacks
      caption={translate("affiliates.latest")}
      showCaption
      columns={[
        {
          id: "time",
          heading: translate("affiliates.time"),
          cell: ({ at }) => time.format(new Date(at)),
          oneLine: true,
        },
        {
          id: "device",
          heading: translate("affiliates.device"),
          cell: ({ device }) => translate(deviceWords[device]),
        },
        {
          id: "source",
          heading: translate("affiliates.source"),
          cell: ({ source }) => source ?? translate("affiliates.noSource"),
        },
        {
          id: "campaign",
          heading: translate("affiliates.campaign"),
          cell: ({ campaign }) => campaign ?? "–",
        },
        {
          id: "page",
          heading: translate("affiliates.page"),
          cell: ({ landingPage }) => landingPage ?? "–",
        },
      ]}
      rows={clicks}
      rowKey={({ id }) => id}
    />
  );
}
