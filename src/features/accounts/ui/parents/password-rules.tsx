import { Check, Circle } from "lucide-react";
import { useTranslate } from "#client/language.tsx";
import { meetsRule, passwordRuleNames } from "../../rules-parents.ts";

/** The rules of a new password, each ticked once what is typed meets it (L-04). */
export function PasswordRules({ password }: { password: string }) {
  const translate = useTranslate();
  return (
    <>
      <p>{translate("parents.rulesTitle")}</p>
      <ul className="mt-1 flex flex-col gap-1">
        {passwordRuleNames.map((rule) => {
          const isMet = meetsRule(password, rule);
          const Icon = isMet ? Check : Circle;
          return (
            <li
              key={rule}
              data-met={isMet}
              className={`flex gap-2 ${isMet ? "text-glass-text" : ""}`}
            >
              <Icon className="mt-0.5 size-4.5 shrink-0" aria-hidden />
              <span>
                {translate(`parents.rule_${rule}`)}
                <span className="sr-only">
                  {` (${translate(isMet ? "parents.ruleMet" : "parents.ruleOpen")})`}
                </span>
              </span>
            </li>
          );
        })}
      </ul>
    </>
  );
}
