import { call } from "./api.ts";
import { storageKeys } from "#shared/browser-storage.ts";
import { AppError } from "#shared/errors.ts";
import { attributed } from "#shared/attribution.ts";
import { readReferral } from "#shared/referral.ts";

/**
 * Sends the stored referral once a student has signed up or in (C-12, T-04), and takes away one that can no longer
 * count. One that counts stays, for the next child at this computer. Never rejects: it is none of the student's
 * business.
 */
export async function applyStoredReferral(): Promise<void> {
  try {
    const kept = readReferral(localStorage.getItem(storageKeys.referral));
    const record = attributed(null, kept, Date.now());
    if (!record) return forget();
    const { referralCode, visitorId, timestamp } = record;
    await call("affiliates", "applyReferral", { referralCode, visitorId, timestamp });
  } catch (error) {
    if (error instanceof AppError && error.code === "referral_code_invalid") forget();
  }
}

function forget(): void {
  localStorage.removeItem(storageKeys.referral);
}
