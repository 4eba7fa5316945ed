import { lazy, Suspense } from "react";
import { loadWords } from "../words.ts";

const CreditNewsList = lazy(async () => {
  const [list] = await Promise.all([import("./credit-news-list.tsx"), loadWords(["credits"])]);
  return { default: list.CreditNewsList };
});

/** What became of the requests for more credits; nothing where there were none lately. */
export function CreditNews() {
  return (
    <Suspense fallback={null}>
      <CreditNewsList />
    </Suspense>
  );
}
