import { type RefObject, useCallback, useEffect, useRef, useState } from "react";

/** How near the end counts as being there, in CSS pixels. */
const nearPx = 64;

/** A scrolling place that stays at its end while it grows, unless the reader has scrolled up. */
export type StickToEnd = {
  scroller: RefObject<HTMLDivElement | null>;
  content: RefObject<HTMLDivElement | null>;
  isAtEnd: boolean;
  goToEnd: () => void;
};

export function useStickToEnd(): StickToEnd {
  const scroller = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const follows = useRef(true);
  const [isAtEnd, setAtEnd] = useState(true);

  const goToEnd = useCallback(() => {
    const place = scroller.current;
    if (!place) return;
    follows.current = true;
    place.scrollTop = place.scrollHeight;
  }, []);

  useEffect(() => {
    const place = scroller.current;
    const inner = content.current;
    if (!place || !inner) return undefined;
    let lastTop = place.scrollTop;

    function look(): void {
      if (!place) return;
      const isNear = place.scrollHeight - place.scrollTop - place.clientHeight < nearPx;
      // Growth alone leaves the end behind for a moment; only a move upwards is the reader's wish.
      if (isNear) follows.current = true;
      else if (place.scrollTop < lastTop) follows.current = false;
      lastTop = place.scrollTop;
      setAtEnd(isNear || follows.current);
    }
    const observer = new ResizeObserver(() => {
      if (follows.current) goToEnd();
      look();
    });
    observer.observe(inner);
    observer.observe(place);
    place.addEventListener("scroll", look, { passive: true });
    return () => {
      observer.disconnect();
      place.removeEventListener("scroll", look);
    };
  }, [goToEnd]);

  return { scroller, content, isAtEnd, goToEnd };
}
