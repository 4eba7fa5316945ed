import { site } from "#shared/site.ts";

/** A text in which the contact address can be clicked wherever it occurs. */
export function LinkedText({ children }: { children: string }) {
  return children.split(site.contactEmail).flatMap((part, index) =>
    index === 0
      ? [part]
      : [
          <a
            key={index}
            href={`mailto:${site.contactEmail}`}
            className="font-semibold underline decoration-lamp decoration-2 underline-offset-4 hover:decoration-4"
          >
            {site.contactEmail}
          </a>,
          part,
        ],
  );
}
