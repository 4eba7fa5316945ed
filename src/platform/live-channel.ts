import { sql } from "drizzle-orm";
import pg from "pg";
import { z } from "zod";
import type { Queryable } from "#db/client.ts";
import { second } from "#shared/constants.ts";
import { describeFailure } from "./describe-failure.ts";
import type { Log } from "./log.ts";

/** A kind of news, and the names of the ids it carries. News carry ids and never words: whoever hears them reads. */
export type Topic<Key extends string> = { name: string; keys: readonly Key[] };

/** The ids of one piece of news. */
export type Ids<Key extends string> = Readonly<Record<Key, string>>;

/** News of the database in this program, whichever program on that database they come from. */
export type LiveChannel = {
  /**
   * Hears news of a topic; gives what ends it. `onReady` is called whenever the line begins to stand, at once where it
   * does: news from before may have been missed, so the state is read then. `onLost` is called when it is found broken.
   * None may throw.
   */
  subscribe<Key extends string>(
    topic: Topic<Key>,
    onNews: (ids: Ids<Key>) => void,
    line?: { onReady?: () => void; onLost?: () => void },
  ): () => void;
  /** Waits until all that was announced before has been heard here, where the line stands. Never rejects. */
  settle(): Promise<void>;
  /**
   * Announces news of something that stands already, with others of the moment, and without anybody waiting: for news
   * so frequent that transactions must not queue for them, since PostgreSQL commits one that notifies at a time. A
   * program that is killed in this moment takes them with it. @throws RangeError
   */
  tell<Key extends string>(topic: Topic<Key>, ids: Ids<Key>): void;
  /** Ends the line for good. */
  close(): Promise<void>;
};

/** Names a topic by "feature-noun". */
export function defineTopic<const Key extends string>(name: string, ...keys: Key[]): Topic<Key> {
  return { name, keys };
}

/** The one channel of PostgreSQL that all topics share: one LISTEN serves whatever features come. */
const channel = "faro_live";

/** What an id looks like: no sentence fits it, so no words can leave this way. */
const idShape = /^[\w-]{1,64}$/;

const payloadShape = z.object({ topic: z.string(), ids: z.record(z.string(), z.string()) });

/** News as they travel. Throws RangeError for anything that is not an id. */
function payloadOf<Key extends string>(topic: Topic<Key>, ids: Ids<Key>): string {
  for (const key of topic.keys) {
    if (!idShape.test(ids[key])) throw new RangeError(`${topic.name}: ${key} is not an id`);
  }
  const named = Object.fromEntries(topic.keys.map((key) => [key, ids[key]]));
  return JSON.stringify({ topic: topic.name, ids: named });
}

/**
 * Announces news within the caller's transaction: PostgreSQL delivers them when it stands, and never where it does not.
 * For what happens seldom; what happens often is told (see tell).
 * @throws RangeError for anything that is not an id
 */
export async function publish<Key extends string>(
  queryable: Queryable,
  topic: Topic<Key>,
  ids: Ids<Key>,
): Promise<void> {
  await queryable.execute(sql`select pg_notify(${channel}, ${payloadOf(topic, ids)})`);
}

/** The pauses before a broken line is tried again double from the first to the second. */
const pauseMinMs = 200;
const pauseMaxMs = 5 * second;

/** A line that broke without a word is found by asking; a healthy database answers long before the patience ends. */
const askEveryMs = 15 * second;
const patienceMs = 5 * second;

/** News told within this time leave in one statement. */
const gatherMs = 25;

/** Nothing is lost with a write-ahead log that is flushed a moment later, and nobody's commit waits for the flush. */
const tellAll = `select set_config('synchronous_commit', 'off', true),
  (select count(pg_notify('${channel}', payload)) from unnest($1::text[]) as payload)`;

type Subscriber = {
  topic: string;
  keys: readonly string[];
  onNews(ids: Readonly<Record<string, string>>): void;
  onReady(): void;
  onLost(): void;
};

/**
 * Opens the channel: one connection of its own, made like those of `pool` when the first subscriber comes, and made
 * again whenever it breaks.
 */
export function createLiveChannel(pool: pg.Pool, log: Log): LiveChannel {
  const subscribers = new Set<Subscriber>();
  let client: pg.Client | null = null;
  let isReady = false;
  let isClosed = false;
  let failures = 0;
  let again: NodeJS.Timeout | null = null;
  const gathered = new Set<string>();
  let leaving: NodeJS.Timeout | null = null;

  async function tellGathered(): Promise<void> {
    if (leaving) clearTimeout(leaving);
    leaving = null;
    if (gathered.size === 0) return;
    const payloads = [...gathered];
    gathered.clear();
    try {
      await pool.query(tellAll, [payloads]);
    } catch (error) {
      log.warn({ reason: describeFailure(error) }, "live news could not be told");
    }
  }

  function open(): void {
    const opened = new pg.Client({
      ...pool.options,
      application_name: "faro-live",
      keepAlive: true,
      connectionTimeoutMillis: patienceMs,
      query_timeout: patienceMs,
    });
    client = opened;
    let ask: NodeJS.Timeout | null = null;

    function lose(reason: string): void {
      if (client !== opened) return;
      client = null;
      isReady = false;
      for (const subscriber of subscribers) subscriber.onLost();
      if (ask) clearInterval(ask);
      opened.end().catch(() => undefined);
      if (isClosed) return;
      log.warn({ reason }, "the line for live news broke; it is made again");
      again = setTimeout(open, Math.min(pauseMinMs * 2 ** failures++, pauseMaxMs));
      again.unref();
    }

    opened.on("error", (error) => lose(describeFailure(error)));
    opened.on("end", () => lose("the connection ended"));
    opened.on("notification", ({ payload }) => hear(payload ?? ""));
    async function begin(): Promise<void> {
      await opened.connect();
      await opened.query(`listen ${channel}`);
      if (client !== opened) return;
      failures = 0;
      isReady = true;
      ask = setInterval(() => {
        opened.query("select 1").catch((error: unknown) => lose(describeFailure(error)));
      }, askEveryMs);
      ask.unref();
      for (const subscriber of subscribers) subscriber.onReady();
    }
    begin().catch((error: unknown) => lose(describeFailure(error)));
  }

  function hear(payload: string): void {
    const news = payloadShape.safeParse(parseJson(payload));
    if (!news.success) return;
    const { topic, ids } = news.data;
    for (const subscriber of subscribers) {
      if (subscriber.topic !== topic) continue;
      if (subscriber.keys.every((key) => key in ids)) subscriber.onNews(ids);
    }
  }

  return {
    subscribe(topic, onNews, { onReady = () => undefined, onLost = () => undefined } = {}) {
      const { name, keys } = topic;
      const subscriber: Subscriber = { topic: name, keys, onNews, onReady, onLost };
      subscribers.add(subscriber);
      if (isReady) onReady();
      else if (!client && !again && !isClosed) open();
      return () => void subscribers.delete(subscriber);
    },
    tell(topic, ids) {
      gathered.add(payloadOf(topic, ids));
      leaving ??= setTimeout(() => void tellGathered(), gatherMs);
    },
    async settle() {
      if (!isReady) return;
      // A program hears its own announcement, and before it all that were made earlier, before the statement is over.
      await client
        ?.query(`select pg_notify('${channel}', '{}')`)
        .catch((error: unknown) =>
          log.warn({ reason: describeFailure(error) }, "live news could not be waited for"),
        );
    },
    async close() {
      await tellGathered();
      isClosed = true;
      if (again) clearTimeout(again);
      await client?.end().catch(() => undefined);
    },
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
