import { answer, type BoundCall } from "#platform/http/bound-call.ts";
import { profileContract as contract } from "../contract/profile.ts";
import {
  changeEmail,
  changeLocale,
  changeName,
  changePassword,
  changeUsername,
  updateLearning,
} from "./change-account.ts";
import { deleteOwnAccount } from "./delete-account.ts";
import { sendOwnVerification, verifyEmail } from "./email-verification.ts";
import { openPasswordReset, requestPasswordReset, resetPassword } from "./password-reset.ts";
import { readDetails } from "./read-details.ts";

/** The calls about one's own account with what answers them. */
export const profileCalls: readonly BoundCall[] = [
  answer(contract.readOwnAccount, readDetails),
  answer(contract.changeName, changeName),
  answer(contract.changeUsername, changeUsername),
  answer(contract.changeEmail, changeEmail),
  answer(contract.sendOwnVerification, sendOwnVerification),
  answer(contract.updateLearning, updateLearning),
  answer(contract.changeLocale, changeLocale),
  answer(contract.changePassword, changePassword),
  answer(contract.deleteOwnAccount, deleteOwnAccount),
  answer(contract.verifyEmail, verifyEmail),
  answer(contract.requestPasswordReset, requestPasswordReset),
  answer(contract.openPasswordReset, openPasswordReset),
  answer(contract.resetPassword, resetPassword),
];
