import { useSyncExternalStore } from "react";
import type * as Katex from "katex";
import { copyFormulasOnce } from "./copy-maths.ts";
import { formulaWidth } from "./formula-width.ts";
import { plainMaths } from "./plain-maths.ts";

type Typesetter = typeof Katex.default;

let typesetter: Typesetter | null = null;
let isAsked = false;
const listeners = new Set<() => void>();

/** Brings KaTeX and its style sheet when the first formula is to be shown; a failure is tried again with the next one. */
async function bring(): Promise<void> {
  if (isAsked) return;
  isAsked = true;
  try {
    const [module] = await Promise.all([import("katex"), import("katex/dist/katex.min.css")]);
    if (!typesetter) copyFormulasOnce();
    typesetter = module.default;
    for (const listener of listeners) listener();
  } catch {
    isAsked = false;
  }
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  void bring();
  return () => listeners.delete(listener);
}

type MathsProps = {
  /** LaTeX without $ signs. */
  latex: string;
  /** On a line of its own, in full size. */
  display?: boolean;
};

/**
 * A formula, typeset for the eye and as MathML for screen readers. Until KaTeX is there, and where a formula
 * cannot be set, it is shown in plain characters.
 */
export function Maths({ latex, display = false }: MathsProps) {
  const katex = useSyncExternalStore(
    listen,
    () => typesetter,
    () => null,
  );
  const html = katex && typeset(katex, latex, display);
  if (html === null) {
    return (
      <span className={display ? "my-2 block text-center" : undefined}>
        {plainMaths(`$${latex}$`)}
      </span>
    );
  }
  const { whole, unbroken } = formulaWidth(html);
  const scrolls = display || unbroken > unbrokenMax;
  return (
    <span
      ref={scrolls ? reachByKeyboard : undefined}
      className={scrolls ? `${scrolling} ${display ? "block max-w-full" : inLine}` : undefined}
      style={scrolls ? { "--formula-width": Math.ceil(whole) } : undefined}
      // KaTeX's own output alone: it escapes what it is given, and `trust` is off.
      // oxlint-disable-next-line react/no-danger
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}

/** A piece of a formula that is wider than this may have no room on a line of a phone, in em. */
const unbrokenMax = 12;

/** What is too wide scrolls by itself. On paper, where nothing scrolls, it is set smaller. */
const scrolling =
  "overflow-x-auto overflow-y-hidden print:max-w-none print:overflow-visible print:text-[length:min(1em,calc(68vw/var(--formula-width)))]";

/** A flex box, since a block that scrolls would not stand on the line of the words around it. */
const inLine = "inline-flex max-w-[calc(100%-1rem)] whitespace-nowrap";

/** Has the keyboard come to what scrolls, while it does. */
function reachByKeyboard(formula: HTMLElement | null): (() => void) | undefined {
  if (!formula) return undefined;
  const observer = new ResizeObserver(() => {
    if (formula.scrollWidth > formula.clientWidth) formula.tabIndex = 0;
    else formula.removeAttribute("tabindex");
  });
  observer.observe(formula);
  return () => observer.disconnect();
}

declare module "react" {
  // React's own type is extended by declaration merging, which takes an interface.
  // oxlint-disable-next-line typescript/consistent-type-definitions
  interface CSSProperties {
    /** About how wide a formula is, in em. */
    "--formula-width"?: number;
  }
}

/** Largest size that a formula may ask for, in em: nobody's \rule covers the page. */
const sizeMax = 20;

function typeset(katex: Typesetter, latex: string, display: boolean): string | null {
  try {
    return katex.renderToString(latex, {
      displayMode: display,
      output: "htmlAndMathml",
      throwOnError: true,
      strict: "ignore",
      errorColor: "currentColor",
      trust: false,
      maxSize: sizeMax,
    });
  } catch {
    return null;
  }
}
