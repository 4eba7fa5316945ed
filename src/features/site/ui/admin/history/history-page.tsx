import { useSearchParams } from "wouter";
import { useTranslate } from "#client/language.tsx";
import { TextLink } from "#ui/link.tsx";
import { contentKinds } from "../../../contract.ts";
import { SiteFrame } from "../site-frame.tsx";
import { HistoryList } from "./history-list.tsx";

/** Every change of the site's words, or those of one thing that the address names (/admin/site/history). */
export function HistoryPage() {
  const translate = useTranslate();
  const [address] = useSearchParams();
  const kind = contentKinds.find((known) => known === address.get("kind"));
  const of = address.get("key") ?? undefined;
  return (
    <SiteFrame title="content.history" lead="content.historyLead">
      {of !== undefined && (
        <p className="mb-3">
          <TextLink to="/admin/site/history" className="inline-flex min-h-11 items-center">
            {translate("content.allHistory")}
          </TextLink>
        </p>
      )}
      <HistoryList
        {...(kind === undefined ? {} : { kind })}
        {...(of === undefined ? {} : { of })}
      />
    </SiteFrame>
  );
}
