import { useTranslate } from "#client/language.tsx";
import { formatCents } from "#shared/money.ts";
import { Badge } from "#ui/badge.tsx";
import type { CommissionState, DeclineReason } from "../../rules/commission-state.ts";

const tones = {
  pending: "plain",
  payable: "lamp",
  paid: "right",
  declined: "care",
  refunded: "care",
} as const satisfies Record<CommissionState, string>;

type CommissionStandingProps = {
  state: CommissionState;
  declined: DeclineReason | null;
  /** What refunds took back of it. */
  backCents: number;
  /** When the holding period ends, in words. */
  until?: string;
  wasPaid?: boolean;
  /** Who reads it: its own affiliate, or an administrator. */
  isOwn?: boolean;
};

/** How a commission stands, and why. */
export function CommissionStanding(props: CommissionStandingProps) {
  const { state, declined, backCents, until, wasPaid = false, isOwn = false } = props;
  const translate = useTranslate();
  const isPart = backCents > 0 && state !== "refunded";
  return (
    <>
      <Badge tone={tones[state]}>{translate(`money.state_${state}`)}</Badge>
      <span className="block text-small text-quiet empty:hidden">
        {state === "pending" && until && `${translate("money.until", { date: until })} `}
        {declined && translate(`money.${isOwn ? "own" : "reason"}_${declined}`)}
        {isPart && `${translate("money.partBack", { amount: formatCents(backCents) })} `}
        {backCents > 0 && wasPaid && translate("money.backAfterPaid")}
      </span>
    </>
  );
}
