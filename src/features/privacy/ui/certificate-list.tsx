import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { call } from "#client/api.ts";
import { useLanguage } from "#client/language.tsx";
import type { MessageKey } from "#shared/messages/en.ts";
import { retention } from "#shared/retention/retention.ts";
import type { Certificate } from "../contract.ts";

type CertificateListProps = {
  /** The certificate of what was deleted a moment ago, shown at once; null where nothing was. */
  latest: Certificate | null;
};

/** The certificates of deletions that the parent may see; nothing where there are none. */
export function CertificateList({ latest }: CertificateListProps) {
  const { translate } = useLanguage();
  const heading = useRef<HTMLHeadingElement>(null);
  const { data } = useQuery({
    queryKey: ["privacy", "certificates"],
    queryFn: ({ signal }) => call("privacy", "listCertificates", {}, { signal }),
  });
  useEffect(() => {
    if (latest) heading.current?.focus();
  }, [latest]);
  const read = data?.certificates ?? [];
  const certificates =
    latest && !read.some(({ id }) => id === latest.id) ? [latest, ...read] : read;
  if (certificates.length === 0) return null;
  return (
    <section aria-labelledby="certificates" className="flex flex-col gap-4">
      <h2 id="certificates" ref={heading} tabIndex={-1} className="text-title">
        {translate("privacy.certificatesTitle")}
      </h2>
      <ul className="flex flex-col gap-4">
        {certificates.map((certificate) => (
          <li
            key={certificate.id}
            className="rounded-card border border-hairline bg-surface p-5 wrap-anywhere"
          >
            <Shown certificate={certificate} />
          </li>
        ))}
      </ul>
    </section>
  );
}

const reasons = {
  guardian: "privacy.byGuardian",
  student: "privacy.byStudent",
  administrator: "privacy.byAdministrator",
  "guardian-left": "privacy.byGuardianLeft",
  "no-consent": "privacy.byNoConsent",
  unused: "privacy.byUnused",
} as const satisfies Record<Certificate["reason"], MessageKey>;

function Shown({ certificate }: { certificate: Certificate }) {
  const { locale, translate } = useLanguage();
  const { id, byYou, deletedAt, reason, removed, total } = certificate;
  const format = new Intl.DateTimeFormat(locale, { dateStyle: "long", timeStyle: "short" });
  return (
    <>
      <h3 className="font-reading font-semibold">{translate("privacy.certificate", { id })}</h3>
      <p className="text-quiet">
        {translate("privacy.certificateWhen", {
          date: format.format(new Date(deletedAt)),
          count: total,
        })}{" "}
        {translate(byYou ? "privacy.byYou" : reasons[reason])}
      </p>
      <details className="text-small text-quiet">
        <summary className="inline-flex min-h-11 cursor-pointer items-center underline">
          {translate("privacy.certificateEntries")}
        </summary>
        <ul>
          {removed.map(({ table, rows }) => (
            <li key={table}>
              {retention[table]?.what[locale] ?? table}: {rows}
            </li>
          ))}
        </ul>
      </details>
    </>
  );
}
