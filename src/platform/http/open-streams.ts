import { minute, second } from "#shared/constants.ts";
import { isSessionEnding, type SessionEnding } from "#shared/session-ends.ts";
import { describeFailure } from "../describe-failure.ts";
import { defineTopic } from "../live-channel.ts";
import type { Actor, Services } from "./request-context.ts";

/** Sessions of an account were ended before their time; `why` is a SessionEnding. */
export const sessionNews = defineTopic("sessions-ended", "ownerId", "why");

/** Which of these sessions, named by their hashes, still let their owners in. */
export type FindOpenSessions = (
  services: Pick<Services, "db" | "now">,
  hashes: readonly string[],
) => Promise<ReadonlySet<string>>;

/** A stream that a signed-in browser follows. */
type OpenStream = {
  actor: Pick<Actor, "id" | "sessionHash">;
  /** Ends the stream; null where the session's time was up. */
  stop(why: SessionEnding | null): void;
};

/** More than anybody has windows and devices: what asks for more streams of one account at a program is a program itself. */
export const streamsMax = 24;

/** The streams that are open at this program. */
export type OpenStreams = {
  /** Whether an account has as many streams as it may have. */
  isFull(ownerId: string): boolean;
  /**
   * Ends the stream as soon as its session is no more, whoever ended it; gives what lets go of it. Waits until this
   * program hears of endings, so that a stream which is open is told why it ends.
   */
  keep(stream: OpenStream): Promise<() => void>;
};

/** How often all streams are asked after, in one query: time ends sessions without a word. */
const lookEveryMs = minute;

/** How long a stream waits for the line that tells of endings; then it opens all the same, and is asked after. */
const lineMaxMs = 3 * second;

/** A session may be ended between the moment it let its owner in and the one its stream is watched over. */
const endingKeptMs = 10 * second;

/** The most sessions that one query asks after. */
const askedAtOnce = 1000;

/** Watches over every stream: what a session opens ends with it. */
export function createOpenStreams(
  services: Services,
  findOpen: FindOpenSessions,
  everyMs = lookEveryMs,
): OpenStreams {
  const streams = new Set<OpenStream>();
  const byOwner = new Map<string, Set<OpenStream>>();
  let timer: NodeJS.Timeout | null = null;
  const lately = new Map<string, SessionEnding>();
  let line: Promise<void> | null = null;
  let isHearing = false;

  function listen(): Promise<void> {
    const hears = Promise.withResolvers<void>();
    services.live.subscribe(
      sessionNews,
      ({ ownerId, why }) => hear(ownerId, isSessionEnding(why) ? why : "elsewhere"),
      {
        onReady() {
          isHearing = true;
          hears.resolve();
          // While the line was down anything may have happened.
          void look([...streams], null);
        },
        onLost() {
          isHearing = false;
        },
      },
    );
    setTimeout(hears.resolve, lineMaxMs).unref();
    return hears.promise;
  }

  function hear(ownerId: string, why: SessionEnding): void {
    lately.set(ownerId, why);
    setTimeout(() => lately.delete(ownerId), endingKeptMs).unref();
    void look([...(byOwner.get(ownerId) ?? [])], why);
  }

  async function look(asked: readonly OpenStream[], why: SessionEnding | null): Promise<void> {
    for (let from = 0; from < asked.length; from += askedAtOnce) {
      const some = asked.slice(from, from + askedAtOnce);
      try {
        const open = await findOpen(
          services,
          some.map(({ actor }) => actor.sessionHash),
        );
        for (const stream of some) if (!open.has(stream.actor.sessionHash)) stream.stop(why);
      } catch (error) {
        // A database that is away ends nothing; it is asked again within the minute.
        services.log.warn(
          { reason: describeFailure(error) },
          "open streams could not ask for their sessions",
        );
      }
    }
  }

  return {
    isFull: (ownerId) => (byOwner.get(ownerId)?.size ?? 0) >= streamsMax,
    async keep(stream) {
      streams.add(stream);
      const ownerId = stream.actor.id;
      byOwner.set(ownerId, (byOwner.get(ownerId) ?? new Set()).add(stream));
      timer ??= setInterval(() => void look([...streams], null), everyMs).unref();
      const ended = lately.get(ownerId);
      const hasHeard = isHearing;
      await (line ??= listen());
      if (ended || !hasHeard) await look([stream], ended ?? null);
      return () => {
        streams.delete(stream);
        const own = byOwner.get(ownerId);
        own?.delete(stream);
        if (own?.size === 0) byOwner.delete(ownerId);
        if (streams.size > 0 || !timer) return;
        clearInterval(timer);
        timer = null;
      };
    },
  };
}
