import { answer, type BoundCall } from "#platform/http/bound-call.ts";
import { earningsContract } from "../contract/earnings.ts";
import { paymentsContract } from "../contract/payments.ts";
import { payoutsContract } from "../contract/payouts.ts";
import { readPlan, setPlan } from "./commission-plan.ts";
import { findFamilies } from "./find-families.ts";
import { approveRun, discardRun, payRun, proposeRun } from "./payout-runs.ts";
import { readEarnings } from "./read-earnings.ts";
import { listPayments } from "./read-payments.ts";
import { listRuns } from "./read-runs.ts";
import { readStatement } from "./read-statement.ts";
import { recordPayment } from "./record-payment.ts";
import { refundPayment } from "./refund-payment.ts";

/** The calls about money with what answers them. */
export const moneyCalls: readonly BoundCall[] = [
  answer(paymentsContract.findFamilies, findFamilies),
  answer(paymentsContract.listPayments, listPayments),
  answer(paymentsContract.recordPayment, recordPayment),
  answer(paymentsContract.refundPayment, refundPayment),
  answer(paymentsContract.readPlan, readPlan),
  answer(paymentsContract.setPlan, setPlan),
  answer(payoutsContract.listRuns, listRuns),
  answer(payoutsContract.proposeRun, proposeRun),
  answer(payoutsContract.approveRun, approveRun),
  answer(payoutsContract.payRun, payRun),
  answer(payoutsContract.discardRun, discardRun),
  answer(earningsContract.readEarnings, readEarnings),
  answer(earningsContract.readStatement, readStatement),
];
