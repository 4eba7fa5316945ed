import { lazy, Suspense } from "react";
import { loadWords } from "../words.ts";
import type { CreditNewsProps } from "./credit-news-list.tsx";

const CreditNewsList = lazy(async () => {
  const [list] = await Promise.all([import("./credit-news-list.tsx"), loadWords(["credits"])]);
  return { default: list.CreditNewsList };
});

/** The requests for more credits that wait, or what became of others lately; nothing where there are none. */
export function CreditNews(props: CreditNewsProps) {
  return (
    <Suspense fallback={null}>
      <CreditNewsList {...props} />
    </Suspense>
  );
}
