import type { Ruling } from "../contract.ts";
import type { RulingDesk } from "./use-ruling.ts";

/** What every section of the rules' page is given. */
export type SectionProps = { ruling: Ruling; save: RulingDesk["save"] };
