import type { ReactNode } from "react";
import { useTranslate } from "#client/language.tsx";
import type { MessageKey } from "#shared/messages/en.ts";
import { TextLink } from "#ui/link.tsx";
import type { AccountRecord } from "../../contract/accounts.ts";
import { useDates } from "../use-dates.ts";

type Fact = { label: MessageKey; value: ReactNode };

/** What is on record about an account. Nothing that was said in a lesson, and no birthday. */
export function AccountFacts({ account }: { account: AccountRecord }) {
  const translate = useTranslate();
  const { date } = useDates();
  const { email, username, student, parent } = account;
  const facts: Fact[] = [];
  if (username !== null) facts.push({ label: "admin.factUsername", value: username });
  if (email !== null) {
    const words = account.emailProved ? "admin.factProved" : "admin.factUnproved";
    facts.push({ label: "admin.factEmail", value: translate(words, { email }) });
  }
  facts.push(
    { label: "admin.factSignIn", value: translate(signInWords(account)) },
    { label: "admin.factCreated", value: date(account.createdAt) },
    { label: "admin.factLocale", value: translate(`admin.locale_${account.locale}`) },
  );
  if (student) {
    const { problems: all, problemsRight: right } = student;
    facts.push(
      { label: "admin.factGrade", value: student.gradeLevel ?? translate("admin.none") },
      { label: "admin.factCredits", value: student.credits },
      { label: "admin.factLessons", value: student.chats },
      { label: "admin.factProblems", value: translate("admin.problemsRight", { right, all }) },
    );
  }
  if (parent) {
    const { phone, subscriptionStatus, paymentStatus } = parent;
    facts.push(
      { label: "admin.factPhone", value: phone },
      { label: "admin.factPlan", value: translate(`admin.plan_${subscriptionStatus}`) },
      { label: "admin.factPayment", value: translate(`admin.payment_${paymentStatus}`) },
    );
  }
  if (student || parent) {
    facts.push({
      label: parent ? "admin.children" : "admin.parents",
      value: <Family account={account} />,
    });
  }
  facts.push({ label: "admin.factId", value: <code className="font-code">{account.id}</code> });

  return (
    <section>
      <h2 className="mb-3 text-title">{translate("admin.facts")}</h2>
      <dl className="grid grid-cols-2 gap-x-8 gap-y-4 xl:grid-cols-3">
        {facts.map(({ label, value }) => (
          <div key={label} className="min-w-0">
            <dt className="text-small text-quiet">{translate(label)}</dt>
            <dd className="wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function signInWords({ hasPassword, hasGoogle }: AccountRecord): MessageKey {
  if (hasPassword && hasGoogle) return "admin.signInBoth";
  if (hasGoogle) return "admin.signInGoogle";
  return hasPassword ? "admin.signInPassword" : "admin.signInNone";
}

function Family({ account }: { account: AccountRecord }) {
  const translate = useTranslate();
  if (account.family.length === 0) return translate("admin.noFamily");
  return (
    <ul>
      {account.family.map(({ id, fullName }) => (
        <li key={id}>
          <TextLink to={`/admin/accounts?id=${id}`}>
            <bdi>{fullName}</bdi>
          </TextLink>
        </li>
      ))}
    </ul>
  );
}
