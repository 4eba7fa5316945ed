import { z } from "zod";
import { escapeHtml } from "#features/accounts/emails/layout.ts";
import type { CareAnswer } from "#shared/care.ts";
import type { AppError } from "#shared/errors.ts";
import { readFieldProblem } from "#shared/field-problems.ts";
import { isLocale, type Locale } from "#shared/locale.ts";
import { translators } from "#shared/messages/server-translators.ts";
import { helpAddress, helpShown } from "#shared/help-lines.ts";
import { contactFields, formPlaces } from "#shared/contact-form.ts";

/** The built form of a language with its places still open; null where the site was not built. */
export type ReadForm = (locale: Locale) => string | null;

const whatWasTyped = z.record(z.string(), z.unknown()).catch({});

/** The contact page with what was typed and what is wrong with it; null where there is no such page. */
export function refusedForm(readForm: ReadForm, failure: AppError, input: unknown): string | null {
  const typed = whatWasTyped.parse(input);
  const locale = isLocale(typed["locale"]) ? typed["locale"] : "en";
  const say = translators[locale];
  const form = readForm(locale);
  if (form === null) return null;
  const care = failure.care?.answer === "alert" ? failure.care : null;
  const fillings = new Map<string, string>([
    [formPlaces.refusal, care?.reply ?? say(`errors.${failure.code}`, failure.data)],
  ]);
  // What a child told stands on no page that somebody else may come upon.
  if (care) delete typed["message"];
  for (const field of contactFields) {
    const value = typed[field];
    const problem = failure.fields[field];
    fillings.set(formPlaces.typed(field), typeof value === "string" ? value : "");
    fillings.set(
      formPlaces.problem(field),
      problem === undefined ? "" : say(`fields.${readFieldProblem(problem)}`),
    );
    fillings.set(formPlaces.invalid(field), String(problem !== undefined));
  }
  const filled = form.replaceAll(/\{\{[a-z ]+\}\}/g, (place) =>
    place === formPlaces.care ? careHtml(care, locale) : escapeHtml(fillings.get(place) ?? place),
  );
  const sender = typed["sender"];
  return typeof sender === "string"
    ? filled.replace(
        `<option value="${escapeHtml(sender)}">`,
        (option) => `${option.slice(0, -1)} selected>`,
      )
    : filled;
}

type Alert = Extract<CareAnswer, { answer: "alert" }>;

/** People who help, each a link, and who here is told. */
function careHtml(answer: Alert | null, locale: Locale): string {
  if (!answer) return "";
  const { lines, told } = answer.care;
  const items = lines.map((line) => {
    const link = `<a href="${escapeHtml(helpAddress(line))}">${escapeHtml(helpShown(line))}</a>`;
    return `<li>${link} ${escapeHtml(line.name[locale])}</li>`;
  });
  const who = translators[locale](`tools.careTold_${told ?? "nobody"}`);
  return `<ul>${items.join("")}</ul><p>${escapeHtml(who)}</p>`;
}
