import { useQuery } from "@tanstack/react-query";
import { useSearchParams } from "wouter";
import { call } from "#client/api.ts";
import { useTranslate } from "#client/language.tsx";
import { buttonStyle } from "#ui/button-style.ts";
import { GoogleMark } from "#ui/art/google-mark.tsx";
import { type GoogleSide, googleStartPath } from "../rules-google.ts";

/**
 * Leads to Google to sign in or up there. Absent where the academy has no client at Google. Needs the words of
 * `google`.
 */
export function GoogleButton({ side }: { side: GoogleSide }) {
  const translate = useTranslate();
  const [query] = useSearchParams();
  const { data } = useQuery({
    queryKey: ["sign-in-options"],
    queryFn: ({ signal }) => call("accounts", "readSignInOptions", {}, { signal }),
  });
  if (!data?.google) return null;
  const next = query.get("next");
  const way = new URLSearchParams({ side, ...(next === null ? {} : { next }) });
  return (
    <div className="mt-6 flex flex-col gap-6">
      <p
        aria-hidden
        className="flex items-center gap-4 text-quiet before:h-px before:grow before:bg-hairline after:h-px after:grow after:bg-hairline"
      >
        {translate("google.or")}
      </p>
      {/* A page of the provider follows, so the browser opens it whole. */}
      <a href={`${googleStartPath}?${way}`} className={buttonStyle("outline", "large")}>
        <GoogleMark className="size-5 shrink-0" />
        {translate("google.button")}
      </a>
    </div>
  );
}
