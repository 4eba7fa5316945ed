import { isRecord } from "#shared/records.ts";
import { setSiteFacts } from "#shared/site.ts";
import { siteFactsMeta } from "#shared/site-facts-meta.ts";

/** Has the application say the facts that the server put into its page. Imported before anything that says one. */
function takeFacts(): void {
  const content = document.querySelector<HTMLMetaElement>(`meta[name=${siteFactsMeta}]`)?.content;
  if (!content) return;
  try {
    const facts: unknown = JSON.parse(content);
    if (!isRecord(facts)) return;
    const { name, contactEmail } = facts;
    setSiteFacts({
      ...(typeof name === "string" ? { name } : {}),
      ...(typeof contactEmail === "string" ? { contactEmail } : {}),
    });
  } catch {
    // The shipped ones are said.
  }
}

takeFacts();
