import type { Queryable } from "#db/client.ts";
import { readFacts } from "#features/privacy/permission.ts";
import { deciderOf, permissionOf } from "#features/privacy/rules.ts";
import type { DictationConsent, Rules, VoiceOffer } from "./contract.ts";

/** The consent that dictation needs, as it stands. Throws not_found. */
export async function readDictationConsent(
  queryable: Queryable,
  studentId: string,
  now: Date,
): Promise<DictationConsent> {
  const facts = await readFacts(queryable, studentId, now);
  return { isGiven: permissionOf(facts).mayListen, decider: deciderOf(facts) };
}

/**
 * What a student's desk may offer: reading aloud unless the family switched it off, for it leaves the machine nowhere;
 * dictation with the consent as well, since most browsers have another company turn sound into text. `rules` is null
 * where nobody set any. Throws not_found.
 */
export async function readVoiceOffer(
  queryable: Queryable,
  studentId: string,
  rules: Pick<Rules, "voice"> | null,
  now: Date,
): Promise<VoiceOffer> {
  if (rules && !rules.voice) return { readAloud: false, dictationRefused: "rule" };
  const { isGiven, decider } = await readDictationConsent(queryable, studentId, now);
  const missing = decider === "guardian" ? "guardian-consent" : "own-consent";
  return { readAloud: true, dictationRefused: isGiven ? null : missing };
}
