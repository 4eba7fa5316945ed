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
  /** Where the place was put last; who is elsewhere has scrolled. */
  const putAt = useRef(0);
  const [isAtEnd, setAtEnd] = useState(true);

  const end = useCallback((place: HTMLElement) => {
    const last = place.scrollHeight - place.clientHeight;
    const shown = inSight.current === null ? null : document.getElementById(inSight.current);
    if (!shown) return last;
    const top = shown.getBoundingClientRect().top - place.getBoundingClientRect().top;
    return Math.min(last, Math.max(0, place.scrollTop + top - abovePx));
  }, []);

  const goToEnd = useCallback(() => {
    const place = scroller.current;
    if (!place) return;
    follows.current = true;
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
    let lastTop = place.scrollTop;

    function look(): void {
      if (!place) return;
      const isNear = end(place) - place.scrollTop < nearPx;
      // Growth alone leaves the end behind for a moment; only a move upwards is the reader's wish.
      if (isNear) follows.current = true;
      else if (place.scrollTop < lastTop) follows.current = false;
      lastTop = place.scrollTop;
      setAtEnd(isNear || follows.current);
    }
    const observer = new ResizeObserver(() => {
      // Whoever has gone on to what is below stays there.
      const isWherePut = Math.abs(place.scrollTop - putAt.current) < 1;
      if (follows.current && (isWherePut || place.scrollTop < end(place))) goToEnd();
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
