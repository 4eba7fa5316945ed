import { useSearchParams } from "wouter";
import { EmailList } from "./email-list.tsx";
import { EmailPage } from "./email-page.tsx";

/** The e-mails that the academy wrote; with `id` in the address one of them. */
export function OutboxPage() {
  const [query] = useSearchParams();
  const id = query.get("id");
  return id === null ? <EmailList /> : <EmailPage key={id} emailId={id} />;
}
