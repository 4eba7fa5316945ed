import { minute } from "#shared/constants.ts";
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
  /** Ends the stream as soon as its session is no more, whoever ended it; gives what lets go of it. */
  keep(stream: OpenStream): () => void;
};

/** How often all streams are asked after, in one query: time ends sessions without a word. */
const lookEveryMs = minute;

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
  let isListening = false;

  function listen(): void {
    if (isListening) return;
    isListening = true;
    services.live.subscribe(
      sessionNews,
      ({ ownerId, why }) =>
        void look([...(byOwner.get(ownerId) ?? [])], isSessionEnding(why) ? why : "elsewhere"),
      // While the line was down anything may have happened.
      { onReady: () => void look([...streams], null) },
    );
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
    keep(stream) {
      listen();
      streams.add(stream);
      const ownerId = stream.actor.id;
      byOwner.set(ownerId, (byOwner.get(ownerId) ?? new Set()).add(stream));
      timer ??= setInterval(() => void look([...streams], null), everyMs).unref();
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
