import { answer, type BoundCall } from "#platform/http/bound-call.ts";
import { accountsContract } from "../contract/accounts.ts";
import {
  endAccountSessions,
  makeAdministrator,
  reinstateAccount,
  suspendAccount,
  takeBackAdministrator,
  verifyParentAddress,
} from "./change-account.ts";
import { deleteAccount } from "./delete-account.ts";
import { lockGuardian, unlockGuardian } from "./lock-guardian.ts";
import { openAccountRecord } from "./open-account.ts";
import { searchAccounts } from "./search-accounts.ts";
import { sendResetLink } from "./send-reset-link.ts";

/** The calls about people's accounts with what answers them. */
export const accountCalls: readonly BoundCall[] = [
  answer(accountsContract.searchAccounts, searchAccounts),
  answer(accountsContract.readAccountRecord, openAccountRecord),
  answer(accountsContract.suspendAccount, suspendAccount),
  answer(accountsContract.reinstateAccount, reinstateAccount),
  answer(accountsContract.endAccountSessions, endAccountSessions),
  answer(accountsContract.sendResetLink, sendResetLink),
  answer(accountsContract.lockGuardian, lockGuardian),
  answer(accountsContract.unlockGuardian, unlockGuardian),
  answer(accountsContract.verifyParentAddress, verifyParentAddress),
  answer(accountsContract.makeAdministrator, makeAdministrator),
  answer(accountsContract.takeBackAdministrator, takeBackAdministrator),
  answer(accountsContract.deleteAccount, deleteAccount),
];
