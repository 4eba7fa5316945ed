import { Check } from "lucide-react";
import { useTranslate } from "#client/language.tsx";
import { TextField, type TextFieldProps } from "./text-field.tsx";
import { useAvailability } from "./use-availability.ts";

type SubdomainFieldProps = Omit<TextFieldProps, "help"> & {
  /** What stands in the field now. */
  typed: string;
  /** The name of the public page. */
  own: string | null;
  /** Where pages of partners stand, up to the name. */
  place: string;
};

/** The name of a page's address: whether it can be had is said while it is typed. */
export function SubdomainField({ typed, own, place, error, ...field }: SubdomainFieldProps) {
  const translate = useTranslate();
  const found = useAvailability(typed, own);
  const name = typed.trim().toLowerCase();
  // What is known of the name as it stands goes before what was said of the one that was sent.
  const problem = found?.problem ? translate(`fields.${found.problem}`) : null;
  return (
    <div className="flex flex-col gap-1">
      <TextField
        {...field}
        error={found ? problem : error}
        help={translate("brands.subdomainHelp", { address: `${place}${name || "…"}` })}
      />
      <p className="flex gap-2 text-small text-glass-text" aria-live="polite">
        {found?.problem === null && (
          <>
            <Check className="mt-0.5 size-4.5 shrink-0" aria-hidden />
            {translate("brands.subdomainFree", { name: found.subdomain })}
          </>
        )}
      </p>
    </div>
  );
}
