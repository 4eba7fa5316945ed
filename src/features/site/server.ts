import { answer, type BoundCall } from "#platform/http/bound-call.ts";
import type { RequestContext } from "#platform/http/request-context.ts";
import { siteContract } from "./contract.ts";
import { addArticle, listArticles, orderArticles, saveArticle } from "./managed/articles.ts";
import { readFacts, saveFacts } from "./managed/facts.ts";
import { listChanges, undoChange } from "./managed/history.ts";

/**
 * The calls that change the site's own words. `renewed` resolves once this program's pages say what was changed: whoever is
 * answered sees it.
 */
export function bindSite(renewed: () => Promise<void>): readonly BoundCall[] {
  const shown =
    <Input, Output>(handler: (context: RequestContext, input: Input) => Promise<Output>) =>
    async (context: RequestContext, input: Input) => {
      const answered = await handler(context, input);
      await context.live.settle();
      await renewed();
      return answered;
    };
  return [
    answer(siteContract.readFacts, readFacts),
    answer(siteContract.saveFacts, shown(saveFacts)),
    answer(siteContract.listArticles, listArticles),
    answer(siteContract.addArticle, shown(addArticle)),
    answer(siteContract.saveArticle, shown(saveArticle)),
    answer(siteContract.orderArticles, shown(orderArticles)),
    answer(siteContract.listChanges, listChanges),
    answer(siteContract.undoChange, shown(undoChange)),
  ];
}
