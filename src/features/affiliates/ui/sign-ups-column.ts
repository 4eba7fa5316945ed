import type { Translate } from "#shared/messages/translator.ts";
import type { TableColumn } from "#ui/table.tsx";

type WithSignUps = { signUps: number | null };

/** Whether the rows tell their sign-ups: the server withholds all of them or none. */
export function tellsSignUps(rows: readonly WithSignUps[]): boolean {
  return rows.length > 0 && rows.every(({ signUps }) => signUps !== null);
}

/** The column of sign-ups, for rows that tell them. */
export function signUpsColumn<Row extends WithSignUps>(translate: Translate): TableColumn<Row> {
  return {
    id: "signUps",
    heading: translate("affiliates.signUps"),
    cell: ({ signUps }) => signUps,
    numeric: true,
  };
}
