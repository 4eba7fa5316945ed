import { useLocation } from "react-router";
import { isRecord } from "#shared/records.ts";

/** The reader's address as the page before knew it, for a form to begin with; empty where it did not. */
export function useKnownEmail(): string {
  const state: unknown = useLocation().state;
  return isRecord(state) && typeof state.email === "string" ? state.email : "";
}
