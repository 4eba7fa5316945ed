import { madePage, type StaticFile } from "#platform/http/static-files.ts";
import type { BrandLook } from "#shared/brand-look.ts";
import { escapeHtml } from "#features/accounts/emails/layout.ts";
import { createKeep } from "./kept-pages.ts";

/** How many looks are kept as they were made. */
const keptShells = 100;

/** Gives the application's shell a brand's title, icon and colours; made once a look. */
export type DressShell = (look: BrandLook, isAtHost: boolean) => Promise<StaticFile>;

/**
 * The shell in a brand's look. Its script reads the look from the head, so that nothing of the academy's flashes before; on a
 * partner's host it is not the academy's to install.
 */
export function createDressShell(shell: StaticFile): DressShell {
  const kept = createKeep<Promise<StaticFile>>(keptShells);
  const html = shell.plain.body.toString("utf8");
  return (look, isAtHost) => {
    const key = JSON.stringify({ look, isAtHost });
    const known = kept.get(key);
    if (known) return known;
    const made = madePage(dressed(html, look, isAtHost), { isApplication: true });
    kept.put(key, made);
    made.catch(() => undefined);
    return made;
  };
}

function dressed(html: string, look: BrandLook, isAtHost: boolean): string {
  const { name, iconUrl, themeColour, styles } = look;
  const head = [
    `<meta name="brand" content="${escapeHtml(JSON.stringify(look))}" />`,
    // Colours alone, computed from six digits each.
    `<style id="brand-colours">${styles}</style>`,
  ];
  const inLook = html
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escapeHtml(name)}</title>`)
    .replace(/(<meta name="theme-color" content=")[^"]*/, (_, start: string) => start + themeColour)
    .replace(/<link rel="icon"[^>]*>/, () => `<link rel="icon" href="${escapeHtml(iconUrl)}" />`)
    .replace("</head>", () => `${head.join("")}</head>`);
  if (!isAtHost) return inLook;
  return inLook
    .replace(/<link rel="manifest"[^>]*>\s*/, "")
    .replace("<html ", '<html data-elsewhere="" ');
}
