import { CircleAlert, ImageUp, Trash2 } from "lucide-react";
import { useEffect, useId, useRef, useState } from "react";
import { useTranslate } from "#client/language.tsx";
import { buttonStyle } from "#ui/button-style.ts";
import { Button } from "#ui/button.tsx";
import { classNames } from "#ui/class-names.ts";
import {
  pictureFields,
  type PictureKind,
  pictureTypes,
  readPicturePath,
} from "../../rules/pictures.ts";
import { plate } from "../plate.ts";
import { useDrop } from "./use-drop.ts";
import { useUpload } from "./use-upload.ts";

type PictureFieldProps = {
  kind: PictureKind;
  label: string;
  help: string;
  /** What is stored: a picture of ours, or an address that was typed once. */
  value: string;
  /** What is wrong with what was saved. */
  error: string | null;
  /** Something else stands in the field now. */
  onChange?: (url: string) => void;
};

const frames = {
  logo: "h-16 w-44",
  favicon: "size-16",
  ogImage: "aspect-[1200/630] w-56",
} as const;

/** A picture from the device: chosen or dropped, sent at once, and put into the brand with the rest of the form. */
export function PictureField(props: PictureFieldProps) {
  const { kind, label, help, value, error, onChange } = props;
  const translate = useTranslate();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [url, setUrl] = useState(value);
  const area = useRef<HTMLDivElement>(null);
  const { problem, isPending, send, forget } = useUpload(kind, setUrl);
  const isOver = useDrop(area, send);
  useEffect(() => onChange?.(url), [url, onChange]);
  const own = readPicturePath(url) !== null;
  const said = problem ?? error;
  const name = pictureFields[kind];

  return (
    <fieldset className="flex flex-col gap-1">
      <legend className="mb-1 font-semibold">{label}</legend>
      <input type="hidden" name={name} value={url} />
      <div
        ref={area}
        className={classNames(
          "flex flex-wrap items-center gap-4 rounded-control border border-dashed p-3",
          isOver ? "border-ink bg-lamp-soft" : "border-edge",
        )}
      >
        <span
          className={classNames(
            "inline-flex shrink-0 items-center justify-center overflow-hidden rounded-control",
            own ? plate(url) : "bg-sunken",
            frames[kind],
          )}
        >
          {own && (
            <img
              src={url}
              alt={translate("brands.pictureNow")}
              className="max-h-full max-w-full object-contain"
            />
          )}
        </span>
        <div className="flex min-w-0 grow flex-col items-start gap-2">
          <label
            className={buttonStyle(
              "outline",
              "normal",
              "cursor-pointer has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus",
            )}
          >
            <ImageUp className="size-5" aria-hidden />
            {translate(
              isPending
                ? "brands.pictureSending"
                : url
                  ? "brands.pictureOther"
                  : "brands.pictureChoose",
            )}
            <input
              ref={input}
              type="file"
              accept={pictureTypes}
              aria-label={translate(
                url ? "brands.pictureOtherNamed" : "brands.pictureChooseNamed",
                {
                  what: label,
                },
              )}
              aria-describedby={`${id}-error ${id}-help`}
              aria-invalid={said ? true : undefined}
              className="sr-only"
              onChange={(event) => {
                const [file] = event.currentTarget.files ?? [];
                if (file && !isPending) void send(file);
                // The same file can be chosen again.
                event.currentTarget.value = "";
              }}
            />
          </label>
          {url && (
            <Button
              variant="quiet"
              onClick={() => {
                forget();
                setUrl("");
                input.current?.focus();
              }}
            >
              <Trash2 className="size-5" aria-hidden />
              {translate("brands.pictureRemove")}
            </Button>
          )}
        </div>
      </div>
      <div id={`${id}-error`} aria-live="polite">
        {said && (
          <p className="flex gap-2 text-small text-care-text">
            <CircleAlert className="mt-0.5 size-4.5 shrink-0" aria-hidden />
            {said}
          </p>
        )}
      </div>
      <p id={`${id}-help`} className="text-small wrap-anywhere text-quiet">
        {url && !own ? translate("brands.pictureElsewhere", { address: url }) : help}
      </p>
    </fieldset>
  );
}
