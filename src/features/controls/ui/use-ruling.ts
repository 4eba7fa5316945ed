import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { call } from "#client/api.ts";
import { useTranslate } from "#client/language.tsx";
import { second } from "#shared/constants.ts";
import { AppError } from "#shared/errors.ts";
import { showToast } from "#ui/toast.tsx";
import type { Rules, RulesChange, Ruling } from "../contract.ts";

/** How often the page looks while it is in sight: another guardian may change the rules, the child may ask. */
const lookAgainMs = 3 * second;

/** A child's rules on the page of the parent. */
export type RulingDesk = {
  ruling: Ruling | undefined;
  error: Error | null;
  reload: () => void;
  /** Why the last change was refused; null once one was taken. */
  failure: AppError | null;
  /** Sets some rules; false where they were refused. Says so, with a way back. */
  save: (changes: RulesChange) => Promise<boolean>;
};

/** Reads a child's rules, and sets them. */
export function useRuling(childId: string): RulingDesk {
  const translate = useTranslate();
  const client = useQueryClient();
  const queryKey = ["controls", "rules", childId];
  const [failure, setFailure] = useState<AppError | null>(null);
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => call("controls", "readRules", { childId }, { signal }),
    refetchInterval: lookAgainMs,
    staleTime: 0,
  });

  async function send(changes: RulesChange): Promise<Ruling | null> {
    setFailure(null);
    try {
      await client.cancelQueries({ queryKey });
      const ruling = await call("controls", "changeRules", { childId, changes });
      client.setQueryData(queryKey, ruling);
      return ruling;
    } catch (caught) {
      setFailure(caught instanceof AppError ? caught : new AppError("unavailable"));
      return null;
    }
  }

  async function undo(before: Partial<Rules>): Promise<void> {
    if (await send(before)) showToast({ title: translate("controls.undone"), tone: "right" });
  }

  return {
    ruling: data,
    error,
    failure,
    reload: () => void refetch(),
    async save(changes) {
      const version = data?.version;
      const ruling = await send(changes);
      const [latest] = ruling?.changes ?? [];
      if (ruling && latest && ruling.version !== version) {
        showToast({
          title: translate("controls.saved"),
          tone: "right",
          action: { label: translate("controls.undo"), onPress: () => void undo(latest.before) },
        });
      }
      return ruling !== null;
    },
  };
}
