import type { ReactNode } from "react";
import type { ContactContent } from "../content/pages.ts";
import { inputStyle } from "#ui/text-input.tsx";
import { buttonStyle } from "#ui/button-style.ts";
import { contactMessageLengthMax, emailLengthMax, nameLengthMax } from "#shared/constants.ts";
import { type ContactField, formPlaces, senders } from "#shared/contact-form.ts";
import type { Locale } from "#shared/locale.ts";

type ContactFormProps = {
  locale: Locale;
  words: ContactContent["form"];
  /** The form that the server fills where one was refused, with its places open. */
  isRefused: boolean;
};

/**
 * The form that writes to the administrators. A plain form, so it works without a script; the public script
 * (src/app/send-contact-form.ts) sends it without leaving the page. Whoever does not see it is asked nothing: the hidden
 * field is for programs.
 */
export function ContactForm({ locale, words, isRefused }: ContactFormProps) {
  return (
    <form
      method="post"
      action="/api/contact/messages"
      data-contact=""
      className="flex flex-col gap-5"
    >
      <p
        id="sent"
        tabIndex={-1}
        className="hidden rounded-control border-l-4 border-glass bg-glass-soft px-4 py-3 target:block data-shown:block"
      >
        {words.sent}
      </p>
      {isRefused && (
        <p
          tabIndex={-1}
          role="alert"
          data-refusal=""
          className="rounded-control border-l-4 border-care bg-care-soft px-4 py-3"
        >
          {formPlaces.refusal}
        </p>
      )}
      {isRefused && (
        <div className="flex flex-col gap-3 empty:hidden [&_a]:font-semibold [&_li]:py-2">
          {formPlaces.care}
        </div>
      )}
      <p
        tabIndex={-1}
        role="alert"
        data-unsent=""
        hidden
        className="rounded-control border-l-4 border-care bg-care-soft px-4 py-3"
      >
        {words.unsent}
      </p>
      <input type="hidden" name="locale" value={locale} />
      <label aria-hidden className="absolute left-[-100rem]">
        Website
        <input name="website" tabIndex={-1} autoComplete="off" />
      </label>
      <Field name="name" label={words.name} isRefused={isRefused}>
        {(control, typed) => (
          <input
            {...control}
            defaultValue={typed}
            required
            maxLength={nameLengthMax}
            autoComplete="name"
          />
        )}
      </Field>
      <Field name="email" label={words.email} isRefused={isRefused}>
        {(control, typed) => (
          <input
            {...control}
            defaultValue={typed}
            type="email"
            required
            maxLength={emailLengthMax}
            autoComplete="email"
          />
        )}
      </Field>
      <Field name="sender" label={words.sender} isRefused={isRefused}>
        {(control) => (
          <select {...control} required>
            <option value="">{words.choose}</option>
            {senders.map((sender) => (
              <option key={sender} value={sender}>
                {words.senders[sender]}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field name="message" label={words.message} isRefused={isRefused}>
        {(control, typed) => (
          <textarea
            {...control}
            defaultValue={typed}
            required
            rows={7}
            maxLength={contactMessageLengthMax}
          />
        )}
      </Field>
      <p className="text-small text-quiet">{words.kept}</p>
      <button type="submit" className={buttonStyle("lamp", "large", "self-start")}>
        {words.send}
      </button>
    </form>
  );
}

/** The attributes of a control; on a refused form some are places that the server fills. */
type Control = Readonly<Record<string, string>>;

type FieldProps = {
  name: ContactField;
  label: string;
  isRefused: boolean;
  /** `typed` is what the control begins with. */
  children: (control: Control, typed: string) => ReactNode;
};

function Field({ name, label, isRefused, children }: FieldProps) {
  const id = `contact-${name}`;
  const control: Control = { id, name, className: inputStyle };
  const refused: Control = {
    ...control,
    "aria-invalid": formPlaces.invalid(name),
    "aria-describedby": `${id}-problem`,
  };
  return (
    <div className="flex flex-col gap-1">
      <label htmlFor={id} className="self-start font-semibold">
        {label}
      </label>
      {children(isRefused ? refused : control, isRefused ? formPlaces.typed(name) : "")}
      {isRefused && (
        <p id={`${id}-problem`} className="text-small text-care-text empty:hidden">
          {formPlaces.problem(name)}
        </p>
      )}
    </div>
  );
}
