import { type RefObject, useCallback, useEffect, useRef, useState } from "react";

/** How near the end counts as being there, in CSS pixels. */
const nearPx = 64;

/** How much is left free above what has to be in sight, in CSS pixels. */
const abovePx = 12;

/**
 * A scrolling place that stays at its end while it grows, unless the reader has scrolled up. The element of the id given,
 * if there is one, stays in sight: where what follows it is too tall, the place stays at its beginning instead.
 */
export type StickToEnd = {
  scroller: RefObject<HTMLDivElement | null>;
  content: RefObject<HTMLDivElement | null>;
  isAtEnd: boolean;
  goToEnd: () => void;
};

export function useStickToEnd(inSightId: string | null = null): StickToEnd {
  const inSight = useRef(inSightId);
  const scroller = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const follows = useRef(true);
  /** Where the place was put last. */
  const putAt = useRef(0);
  /** The reader has gone on from there to what is below. */
  const isBelow = useRef(false);
  const [isAtEnd, setAtEnd] = useState(true);

  const end = useCallback((place: HTMLElement) => {
    const last = place.scrollHeight - place.clientHeight;
    const shown = inSight.current === null ? null : document.getElementById(inSight.current);
    if (!shown) return last;
    // Where it is laid out, not where it is seen while it rises.
    return Math.min(last, Math.max(0, shown.offsetTop - place.offsetTop - abovePx));
  }, []);

  const goToEnd = useCallback(() => {
    const place = scroller.current;
    if (!place) return;
    follows.current = true;
    isBelow.current = false;
    place.scrollTop = end(place);
    putAt.current = place.scrollTop;
  }, [end]);

  useEffect(() => {
    inSight.current = inSightId;
    if (follows.current) goToEnd();
  }, [goToEnd, inSightId]);

  useEffect(() => {
    const place = scroller.current;
    const inner = content.current;
    if (!place || !inner) return undefined;
    let seen = { top: place.scrollTop, height: place.scrollHeight, room: place.clientHeight };

    function look(): void {
      if (!place) return;
      const now = { top: place.scrollTop, height: place.scrollHeight, room: place.clientHeight };
      // Where the size changed as well, the browser may have moved the place: to its new end, or to hold what was in sight.
      const isReaders = now.height === seen.height && now.room === seen.room;
      const isNear = end(place) - now.top < nearPx;
      if (isReaders) isBelow.current = now.top > putAt.current + 1;
      if (isNear) follows.current = true;
      else if (isReaders && now.top < seen.top) follows.current = false;
      seen = now;
      setAtEnd(isNear || follows.current);
    }
    const observer = new ResizeObserver(() => {
      // Whoever has gone on to what is below stays there.
      if (follows.current && (!isBelow.current || place.scrollTop < end(place))) goToEnd();
      look();
    });
    observer.observe(inner);
    observer.observe(place);
    place.addEventListener("scroll", look, { passive: true });
    return () => {
      observer.disconnect();
      place.removeEventListener("scroll", look);
    };
  }, [end, goToEnd]);

  return { scroller, content, isAtEnd, goToEnd };
}
