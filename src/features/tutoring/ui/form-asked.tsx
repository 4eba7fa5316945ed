import { useLanguage } from "#client/language.tsx";
import { policySentences } from "#tutor/items/receipt-words.ts";
import type { FormAsked as FormAskedView } from "../contract.ts";

/** The form in which an answer is asked for, said before the student answers: "Give the fraction in lowest terms." */
export function FormAsked({ form }: { form: FormAskedView }) {
  const { locale, translate } = useLanguage();
  const words = policySentences(form).map(({ key, values }) => translate(key, values));
  return (
    <p lang={locale} className="text-body text-quiet">
      {words.join(" ")}
    </p>
  );
}
