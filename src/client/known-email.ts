import { isRecord } from "#shared/records.ts";
import { useAddress } from "#ui/address.tsx";

/** The reader's address as the page before knew it, for a form to begin with; empty where it did not. */
export function useKnownEmail(): string {
  const state: unknown = useAddress().state;
  return isRecord(state) && typeof state.email === "string" ? state.email : "";
}
