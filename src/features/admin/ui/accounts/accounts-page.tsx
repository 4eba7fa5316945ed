import { useSearchParams } from "wouter";
import { AccountList } from "./account-list.tsx";
import { AccountPage } from "./account-page.tsx";

/** Everybody who has an account; with `id` in the address one of them. */
export function AccountsPage() {
  const [query] = useSearchParams();
  const id = query.get("id");
  return id === null ? <AccountList /> : <AccountPage key={id} accountId={id} />;
}
