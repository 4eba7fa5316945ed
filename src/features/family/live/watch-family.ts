import type { EventSink } from "#platform/http/event-sink.ts";
import type { Services } from "#platform/http/request-context.ts";
import { minute } from "#shared/constants.ts";
import type { Family, FamilyEvent } from "../contract.ts";
import { liveFamiliesOf } from "./live-families.ts";

/** How often an open stream asks who belongs to the family and how far the day is. */
const lookAgainMs = minute;

/** Follows a family until the browser leaves or its session ends. */
export async function watchFamily(
  services: Services,
  parent: { parentId: string; timeZone: string },
  sink: EventSink<FamilyEvent>,
): Promise<void> {
  const families = liveFamiliesOf(services);
  const dashboard = { ...parent, send: (event: FamilyEvent) => sink.send(event) };
  sink.open();
  const stop = families.watch(dashboard);
  const timer = setInterval(() => families.refresh(dashboard), lookAgainMs).unref();
  await untilLeft(sink);
  clearInterval(timer);
  stop();
}

/** P-03: the sample family never changes. */
export async function watchSample(family: Family, sink: EventSink<FamilyEvent>): Promise<void> {
  sink.send({ type: "family", family });
  await untilLeft(sink);
}

function untilLeft(sink: EventSink<FamilyEvent>): Promise<void> {
  return new Promise((resolve) => sink.onClose(() => resolve()));
}
