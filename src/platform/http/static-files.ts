import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from "node:http";
import { join, relative, sep } from "node:path";

const contentTypes: Readonly<Record<string, string>> = {
  html: "text/html; charset=utf-8",
  js: "text/javascript; charset=utf-8",
  css: "text/css; charset=utf-8",
  svg: "image/svg+xml",
  json: "application/json; charset=utf-8",
  webmanifest: "application/manifest+json; charset=utf-8",
  woff2: "font/woff2",
  png: "image/png",
  ico: "image/x-icon",
  txt: "text/plain; charset=utf-8",
  xml: "application/xml; charset=utf-8",
};

type Variant = { body: Buffer; headers: OutgoingHttpHeaders };

/** One built file in the encodings it was compressed to, with its headers made once. */
export type StaticFile = {
  etag: string;
  plain: Variant;
  brotli: Variant | null;
  gzip: Variant | null;
};

/**
 * All files of a built folder, in memory, by URL path. Files under assets/ carry a hash in their name and are
 * immutable; everything else is asked for again each time and answered 304 when unchanged.
 */
export async function loadStaticFiles(folder: string): Promise<Map<string, StaticFile>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  const known = new Set(paths);
  const files = new Map<string, StaticFile>();
  for (const path of paths) {
    if (/\.(br|gz)$/.test(path)) continue;
    const url = `/${relative(folder, path).split(sep).join("/")}`;
    files.set(url, await loadFile(path, url, known));
  }
  return files;
}

async function loadFile(
  path: string,
  url: string,
  known: ReadonlySet<string>,
): Promise<StaticFile> {
  const body = await readFile(path);
  const etag = `"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`;
  const type = contentTypes[path.slice(path.lastIndexOf(".") + 1)] ?? "application/octet-stream";
  const base: OutgoingHttpHeaders = {
    "content-type": type,
    "cache-control": url.startsWith("/assets/")
      ? "public, max-age=31536000, immutable"
      : "no-cache",
    "x-content-type-options": "nosniff",
    etag,
    vary: "accept-encoding",
    ...(type.startsWith("text/html") ? pageHeaders(body.toString("utf8")) : {}),
  };
  async function variant(suffix: string, encoding: string): Promise<Variant | null> {
    if (!known.has(path + suffix)) return null;
    const bytes = await readFile(path + suffix);
    return {
      body: bytes,
      headers: { ...base, "content-encoding": encoding, "content-length": bytes.length },
    };
  }
  return {
    etag,
    plain: { body, headers: { ...base, "content-length": body.length } },
    brotli: await variant(".br", "br"),
    gzip: await variant(".gz", "gzip"),
  };
}

/** Security headers of a page. Inline scripts are allowed by their own hash alone. */
export function pageHeaders(html: string): Record<string, string> {
  const hashes = [...html.matchAll(/<script(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/g)].map(
    ([, script = ""]) => `'sha256-${createHash("sha256").update(script).digest("base64")}'`,
  );
  const policy = [
    "default-src 'self'",
    `script-src 'self' ${hashes.join(" ")}`.trim(),
    // KaTeX and React set style attributes.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ];
  return {
    "content-security-policy": policy.join("; "),
    "referrer-policy": "strict-origin-when-cross-origin",
    "x-frame-options": "DENY",
    "permissions-policy": "camera=(self), microphone=(self), geolocation=()",
  };
}

/** Answers with a file in the best encoding the browser takes; 304 where it already has it. */
export function sendStaticFile(
  request: IncomingMessage,
  response: ServerResponse,
  file: StaticFile,
  status = 200,
): void {
  if (status === 200 && request.headers["if-none-match"] === file.etag) {
    response.writeHead(304, { etag: file.etag, vary: "accept-encoding" }).end();
    return;
  }
  const accepted = request.headers["accept-encoding"] ?? "";
  const chosen =
    (accepted.includes("br") && file.brotli) ||
    (accepted.includes("gzip") && file.gzip) ||
    file.plain;
  response.writeHead(status, chosen.headers);
  if (request.method === "HEAD") response.end();
  else response.end(chosen.body);
}
