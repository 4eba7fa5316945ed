import { useLayoutEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import type { Locale } from "#shared/locale.ts";
import type { BrandView } from "../../rules/view.ts";
import { BrandPage } from "../page/brand-page.tsx";
import { useWidth } from "./use-width.ts";

type PreviewFrameProps = {
  brand: BrandView;
  styles: string | null;
  locale: Locale;
  width: number;
  title: string;
};

const empty =
  '<!doctype html><html><head><meta name="viewport" content="width=device-width"></head><body></body></html>';

/** How high the frame stands on the page, in pixels. */
const height = 640;

/**
 * A brand's page in a document of its own, as wide as a screen and scaled to the room there is. Nothing in the frame can
 * run, submit or lead anywhere: it has no scripts, and its links have lost their addresses.
 */
export function PreviewFrame({ brand, styles, locale, width, title }: PreviewFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const room = useRef<HTMLDivElement>(null);
  const [page, setPage] = useState<Document | null>(null);
  const available = useWidth(room);
  const scale = available === null ? 1 : Math.min(1, available / width);

  useLayoutEffect(() => {
    const shown = frame.current?.contentDocument;
    if (!page || !shown) return;
    const { documentElement: root } = shown;
    root.lang = locale;
    const { theme } = document.documentElement.dataset;
    if (theme) root.dataset["theme"] = theme;
    else delete root.dataset["theme"];
    for (const [name, value] of Object.entries(brand.colours)) root.style.setProperty(name, value);
    for (const link of shown.querySelectorAll("a[href]")) link.removeAttribute("href");
  });

  return (
    <div
      ref={room}
      className="flex justify-center overflow-hidden rounded-card border border-hairline bg-sunken"
      style={{ height }}
    >
      <div style={{ width: width * scale, height }}>
        <iframe
          ref={frame}
          title={title}
          // Its scripts stay off; the same origin lets this page draw into it.
          sandbox="allow-same-origin"
          srcDoc={empty}
          onLoad={() => setPage(dress(frame.current))}
          className="origin-top-left border-0"
          style={{ width, height: height / scale, transform: `scale(${scale})` }}
        />
      </div>
      {page &&
        createPortal(
          <>
            {/* As a text: what stands in it is no HTML. */}
            {styles && <style>{styles}</style>}
            <BrandPage brand={brand} locale={locale} links={nowhere} measuring={null} />
          </>,
          page.body,
        )}
    </div>
  );
}

const nowhere = { start: "/", signIn: "/", counterpart: "/" };

/** Gives a frame's document the styles of this page. */
function dress(frame: HTMLIFrameElement | null): Document | null {
  const page = frame?.contentDocument ?? null;
  if (!page) return null;
  const styles = document.head.querySelectorAll("link[rel=stylesheet], style");
  page.head.append(...[...styles].map((style) => page.importNode(style, true)));
  return page;
}
