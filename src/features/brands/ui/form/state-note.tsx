import { useTranslate } from "#client/language.tsx";
import { Callout } from "#ui/callout.tsx";
import { textLinkStyle } from "#ui/link.tsx";
import type { KeptBrand } from "../../contract/fields.ts";
import type { BrandProblem } from "../../rules/problems.ts";

type StateNoteProps = { brand: KeptBrand; problem: BrandProblem | null };

/** Whether the page can be seen, and what whoever opens it reads instead. */
export function StateNote({ brand, problem }: StateNoteProps) {
  const translate = useTranslate();
  const link = (
    <a
      href={brand.address}
      target="_blank"
      rel="noreferrer"
      className={`${textLinkStyle} inline-block min-h-6 break-all`}
    >
      {brand.address} <span className="font-normal">{translate("brands.opensNew")}</span>
    </a>
  );
  if (problem === null) {
    return (
      <Callout kind="right" title={translate("brands.stateSeen")}>
        {link}
      </Callout>
    );
  }
  const message = translate(`errors.${problem}`);
  return (
    <Callout kind="note" title={translate("brands.stateUnseen")}>
      <p className="max-w-text">
        {translate(brand.active ? "brands.stateOther" : "brands.stateOff", { message })}
      </p>
      {link}
    </Callout>
  );
}
