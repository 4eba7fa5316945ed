import { type UseQueryResult, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { send } from "#client/api.ts";
import { familyKey, useFamily } from "#client/parent/use-family.ts";
import { timeZone } from "#client/time-zone.ts";
import { useFollowedStream } from "#client/use-followed-stream.ts";
import { minute, second } from "#shared/constants.ts";
import type { Family, FamilyEvent } from "../contract.ts";

/** How often the page asks while no stream tells it, and how often beside one that may have died without a word. */
const alonePollMs = 5 * second;
const besidePollMs = minute;

function watchFamily(_: string, signal: AbortSignal): Promise<Response> {
  return send("family", "watchFamily", { timeZone }, { signal });
}

/** The family as it is at this moment: told by a stream, asked for where the stream breaks. */
export function useLiveFamily(): UseQueryResult<Family> {
  const client = useQueryClient();
  const [isTold, setTold] = useState(false);
  useFollowedStream<FamilyEvent>("family", watchFamily, {
    onOpen: () => setTold(true),
    onLost: () => setTold(false),
    onEvent: (event) => {
      client.setQueryData<Family>(familyKey, (shown) => withEvent(shown, event));
    },
  });
  return useFamily(isTold ? besidePollMs : alonePollMs);
}

function withEvent(shown: Family | undefined, event: FamilyEvent): Family | undefined {
  if (event.type === "family") return event.family;
  const { child } = event;
  return (
    shown && {
      ...shown,
      children: shown.children.map((known) => (known.id === child.id ? child : known)),
    }
  );
}
