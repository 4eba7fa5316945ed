import { useQueryClient } from "@tanstack/react-query";
import { useTranslate } from "#client/language.tsx";
import type { MessageKey } from "#shared/messages/en.ts";
import { showToast } from "#ui/toast.tsx";
import type { AccountRecord } from "../../contract/accounts.ts";

/** Shows an account as it is after a change, and says what was done. Lists are asked for anew. */
export function useAccountChanged(): (account: AccountRecord, done: MessageKey) => void {
  const client = useQueryClient();
  const translate = useTranslate();
  return (account, done) => {
    client.setQueryData(["admin", "account", account.id], { account });
    void client.invalidateQueries({ queryKey: ["admin", "accounts"] });
    showToast({ title: translate(done, { name: account.fullName }), tone: "right" });
  };
}
