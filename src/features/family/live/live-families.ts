import { setTimeout as pause } from "node:timers/promises";
import { turnNews } from "#features/tutoring/turn-news.ts";
import { describeFailure } from "#platform/describe-failure.ts";
import type { Services } from "#platform/http/request-context.ts";
import type { LiveChannel } from "#platform/live-channel.ts";
import { second } from "#shared/constants.ts";
import type { Child, FamilyEvent } from "../contract.ts";
import { guardianshipNews } from "../guardianship.ts";
import { cardOf, readCards, readFacts } from "../read-cards.ts";

/** A parent's open dashboard. */
export type Dashboard = {
  parentId: string;
  /** Where the parent's clock is set. */
  timeZone: string;
  send(event: FamilyEvent): void;
};

/** The dashboards that are open at this program. */
export type LiveFamilies = {
  /** Tells a dashboard its family at once and then whatever changes; gives what ends that. */
  watch(dashboard: Dashboard): () => void;
  /** Reads a dashboard's family anew: who belongs to it may have changed, and time passes. */
  refresh(dashboard: Dashboard): void;
};

/** News that come within this time are read together: many turns cost one query. */
const gatherMs = 100;

/** How long a database that fails is left alone. */
const failedMs = second;

/** How many families are read anew before the news of others get their turn. */
const refreshedAtOnce = 20;

const known = new WeakMap<LiveChannel, LiveFamilies>();

/** The live families of an academy. */
export function liveFamiliesOf(services: Services): LiveFamilies {
  const families = known.get(services.live) ?? createLiveFamilies(services);
  known.set(services.live, families);
  return families;
}

/** What a dashboard shows, card by card as it was sent. */
type Shown = Map<string, string>;

function createLiveFamilies(services: Services): LiveFamilies {
  const { db, live, log } = services;
  const dashboards = new Map<Dashboard, Shown>();
  const watchers = new Map<string, Set<Dashboard>>();
  const changed = new Set<string>();
  const stale = new Set<Dashboard>();
  let isPumping = false;
  let isListening = false;

  function listen(): void {
    if (isListening) return;
    isListening = true;
    live.subscribe(
      turnNews,
      ({ studentId }) => {
        if (!watchers.has(studentId)) return;
        changed.add(studentId);
        wake();
      },
      // While the line was down anything may have happened.
      {
        onReady() {
          for (const studentId of watchers.keys()) changed.add(studentId);
          wake();
        },
      },
    );
    live.subscribe(guardianshipNews, ({ parentId }) => {
      for (const dashboard of dashboards.keys()) {
        if (dashboard.parentId === parentId) stale.add(dashboard);
      }
      wake();
    });
  }

  /** One reader at a time, so that no older state is ever sent after a newer one. */
  function wake(): void {
    if (isPumping || (changed.size === 0 && stale.size === 0)) return;
    isPumping = true;
    void pump().finally(() => {
      isPumping = false;
      wake();
    });
  }

  async function pump(): Promise<void> {
    if (stale.size === 0) await pause(gatherMs);
    const families = [...stale].slice(0, refreshedAtOnce);
    const students = [...changed];
    for (const dashboard of families) stale.delete(dashboard);
    changed.clear();
    try {
      await Promise.all(families.map(tellFamily));
      await tellChildren(students);
    } catch (error) {
      log.warn(
        { reason: describeFailure(error) },
        "the live view could not be read; it is tried again",
      );
      for (const dashboard of families) if (dashboards.has(dashboard)) stale.add(dashboard);
      for (const studentId of students) changed.add(studentId);
      await pause(failedMs);
    }
  }

  async function tellFamily(dashboard: Dashboard): Promise<void> {
    const { parentId, timeZone } = dashboard;
    const children = await readCards(db, parentId, { now: services.now(), timeZone });
    const shown = dashboards.get(dashboard);
    if (!shown) return;
    const isSame =
      shown.size === children.length &&
      children.length > 0 &&
      children.every(({ id }) => shown.has(id));
    if (isSame) {
      for (const child of children) tellCard(dashboard, shown, child);
      return;
    }
    unwatch(dashboard, shown);
    shown.clear();
    for (const child of children) {
      shown.set(child.id, JSON.stringify(child));
      const others = watchers.get(child.id) ?? new Set();
      watchers.set(child.id, others.add(dashboard));
    }
    dashboard.send({ type: "family", family: { isSample: false, children } });
  }

  async function tellChildren(students: readonly string[]): Promise<void> {
    const ids = students.filter((id) => watchers.has(id));
    if (ids.length === 0) return;
    const moment = services.now();
    for (const facts of await readFacts(db, ids, moment)) {
      for (const dashboard of watchers.get(facts.id) ?? []) {
        const shown = dashboards.get(dashboard);
        const reader = { now: moment, timeZone: dashboard.timeZone };
        if (shown) tellCard(dashboard, shown, cardOf(facts, reader));
      }
    }
  }

  function tellCard(dashboard: Dashboard, shown: Shown, child: Child): void {
    const card = JSON.stringify(child);
    if (shown.get(child.id) === card) return;
    shown.set(child.id, card);
    dashboard.send({ type: "child", child });
  }

  function unwatch(dashboard: Dashboard, shown: Shown): void {
    for (const id of shown.keys()) {
      const others = watchers.get(id);
      others?.delete(dashboard);
      if (others?.size === 0) watchers.delete(id);
    }
  }

  function refresh(dashboard: Dashboard): void {
    stale.add(dashboard);
    wake();
  }

  return {
    refresh,
    watch(dashboard) {
      listen();
      dashboards.set(dashboard, new Map());
      refresh(dashboard);
      return () => {
        unwatch(dashboard, dashboards.get(dashboard) ?? new Map());
        dashboards.delete(dashboard);
        stale.delete(dashboard);
      };
    },
  };
}
