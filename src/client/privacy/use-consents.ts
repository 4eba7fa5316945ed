import { useQueryClient, type QueryKey } from "@tanstack/react-query";
import { useState } from "react";
import type { Consent, Privacy } from "#features/privacy/contract.ts";
import { AppError } from "#shared/errors.ts";

/** Changing consents, one at a time. */
export type ConsentChange = {
  pending: Consent["kind"] | null;
  failure: AppError | null;
  change: (kind: Consent["kind"], isGiven: boolean) => Promise<void>;
};

/** Has the server change a consent and shows what stands afterwards under `queryKey`. */
export function useConsents(
  queryKey: QueryKey,
  send: (change: { kind: Consent["kind"]; isGiven: boolean }) => Promise<Privacy>,
): ConsentChange {
  const client = useQueryClient();
  const [pending, setPending] = useState<Consent["kind"] | null>(null);
  const [failure, setFailure] = useState<AppError | null>(null);
  return {
    pending,
    failure,
    async change(kind, isGiven) {
      setPending(kind);
      setFailure(null);
      try {
        client.setQueryData(queryKey, await send({ kind, isGiven }));
      } catch (error) {
        setFailure(error instanceof AppError ? error : new AppError("internal"));
      } finally {
        setPending(null);
      }
    },
  };
}
