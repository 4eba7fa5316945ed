import type { StaticFile } from "#platform/http/static-files.ts";
import { defineTopic, type LiveChannel } from "#platform/live-channel.ts";
import { second } from "#shared/constants.ts";
import { createKeep } from "./kept-pages.ts";

/** A trigger announces it with every change of brands, their hostnames and affiliates (migrations/0032_brand_news.sql). */
const brandsChanged = defineTopic("brands-changed");

const keptAnswers = 300;

/** What is asked for by a longer name is made each time. */
const nameLengthMax = 600;

/** A line that breaks without a word is found after some seconds; until then nothing is older than this. */
const oldestMs = 5 * second;

/** Answers that are the same for everybody who asks the same, as long as no brand changes. */
export type BrandAnswers = {
  /** The answer of this name; null where it has to be made. */
  find(name: string): StaticFile | null;
  /** Makes an answer and keeps it, unless something changed while it was made. Rejects as `make` does. */
  make(name: string, make: () => Promise<StaticFile>): Promise<StaticFile>;
};

/** Keeps answers while the line stands that tells of changes; without it every answer is made. */
export function createBrandAnswers(live: LiveChannel): BrandAnswers {
  let kept = createKeep<{ file: StaticFile; until: number }>(keptAnswers);
  let changes = 0;
  let isTold = false;
  let isListening = false;

  function forget(): void {
    changes++;
    kept = createKeep(keptAnswers);
  }

  function listen(): void {
    if (isListening) return;
    isListening = true;
    live.subscribe(brandsChanged, forget, {
      onReady() {
        forget();
        isTold = true;
      },
      onLost() {
        isTold = false;
        forget();
      },
    });
  }

  return {
    find(name) {
      const known = kept.get(name);
      return known && known.until > performance.now() ? known.file : null;
    },
    async make(name, make) {
      listen();
      const before = changes;
      const file = await make();
      if (isTold && before === changes && name.length <= nameLengthMax) {
        kept.put(name, { file, until: performance.now() + oldestMs });
      }
      return file;
    },
  };
}
