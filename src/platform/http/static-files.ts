import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from "node:http";
import { join, relative, sep } from "node:path";
import { workerPolicyName } from "#shared/trusted-types.ts";
import { compressText, quickQuality } from "./compress.ts";

const contentTypes: Readonly<Record<string, string>> = {
  html: "text/html; charset=utf-8",
  js: "text/javascript; charset=utf-8",
  css: "text/css; charset=utf-8",
  svg: "image/svg+xml",
  json: "application/json; charset=utf-8",
  woff2: "font/woff2",
  png: "image/png",
  ico: "image/x-icon",
  txt: "text/plain; charset=utf-8",
  xml: "application/xml; charset=utf-8",
  wasm: "application/wasm",
};

/**
 * Workers that run what students programmed: whatever such a program gets at, it reaches nobody. Their files are handed
 * to them by the page.
 */
const programWorkers = "/assets/programs/";
const programPolicy = "default-src 'none'; script-src 'wasm-unsafe-eval'";

/** Where the build puts the application's shell. */
export const applicationUrl = "/app.html";

type Variant = { body: Buffer; headers: OutgoingHttpHeaders };

/** One built file in the encodings it was compressed to, with its headers made once. */
export type StaticFile = {
  etag: string;
  plain: Variant;
  brotli: Variant | null;
  gzip: Variant | null;
};

/** The site's own address as it stands in built files, and the one to be served in its place: "https://faro.example". */
export type MovedOrigin = { from: string; to: string };

/** Kinds of files that name pages by their whole address. */
const addressed = /\.(html|xml|txt)$/;

/**
 * All files of a built folder, in memory, by URL path. Files under assets/ carry a hash in their name and are
 * immutable; everything else is asked for again each time and answered 304 when unchanged. With `moved`, whole
 * addresses in them are those of the site as it is served now.
 */
export async function loadStaticFiles(
  folder: string,
  moved: MovedOrigin | null = null,
): Promise<Map<string, StaticFile>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  return new Map(
    await Promise.all(
      paths.map(async (path) => {
        const url = `/${relative(folder, path).split(sep).join("/")}`;
        return [url, await loadFile(path, url, moved)] as const;
      }),
    ),
  );
}

async function loadFile(path: string, url: string, moved: MovedOrigin | null): Promise<StaticFile> {
  const built = await readFile(path);
  if (moved && addressed.test(path) && built.includes(moved.from)) {
    const body = Buffer.from(built.toString("utf8").replaceAll(moved.from, () => moved.to));
    const made = await compressText(body, quickQuality);
    return toStaticFile(url, body, made?.brotli ?? null, made?.gzip ?? null);
  }
  const [brotli, gzip] = await Promise.all([".br", ".gz"].map((end) => readIfThere(path + end)));
  return toStaticFile(url, built, brotli ?? null, gzip ?? null);
}

function readIfThere(path: string): Promise<Buffer | null> {
  return readFile(path).catch(() => null);
}

function toStaticFile(
  url: string,
  body: Buffer,
  brotli: Buffer | null,
  gzip: Buffer | null,
): StaticFile {
  const etag = `"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`;
  const type = contentTypes[url.slice(url.lastIndexOf(".") + 1)] ?? "application/octet-stream";
  const base: OutgoingHttpHeaders = {
    "content-type": type,
    "cache-control": url.startsWith("/assets/")
      ? "public, max-age=31536000, immutable"
      : "no-cache",
    "x-content-type-options": "nosniff",
    etag,
    vary: "accept-encoding",
    ...(url.startsWith(programWorkers) ? { "content-security-policy": programPolicy } : {}),
    ...(type.startsWith("text/html")
      ? pageHeaders(body.toString("utf8"), { isApplication: url === applicationUrl })
      : {}),
  };
  function variant(bytes: Buffer | null, encoding: string): Variant | null {
    if (!bytes) return null;
    return {
      body: bytes,
      headers: { ...base, "content-encoding": encoding, "content-length": bytes.length },
    };
  }
  return {
    etag,
    plain: { body, headers: { ...base, "content-length": body.length } },
    brotli: variant(brotli, "br"),
    gzip: variant(gzip, "gzip"),
  };
}

/** What a page needs from beyond what each may have. */
type Beyond = {
  /** Other origins that it may ask. */
  connect?: readonly string[];
  /** Addresses that it may show in a frame. */
  frames?: readonly string[];
  /** The application, whose libraries write markup as text: KaTeX and the field for mathematics. */
  isApplication?: boolean;
};

/** What can be asked for a file by its path. */
export type ServedFiles = Pick<ReadonlyMap<string, StaticFile>, "get">;

/** A file that takes the place of the built one while the program runs, served as that is. */
export async function madeFile(url: string, content: string | Buffer): Promise<StaticFile> {
  const body = Buffer.from(content);
  const made = typeof content === "string" ? await compressText(body, quickQuality) : null;
  return toStaticFile(url, body, made?.brotli ?? null, made?.gzip ?? null);
}

/** A page that was made while the program runs. */
export async function madePage(html: string, beyond: Beyond = {}): Promise<StaticFile> {
  const body = Buffer.from(html);
  const made = await compressText(body, quickQuality);
  const file = toStaticFile("/page.html", body, made?.brotli ?? null, made?.gzip ?? null);
  const policy = pageHeaders(html, beyond);
  const withPolicy = (variant: Variant): Variant => ({
    ...variant,
    headers: { ...variant.headers, ...policy, vary: "accept-encoding, accept-language, cookie" },
  });
  return {
    ...file,
    plain: withPolicy(file.plain),
    brotli: file.brotli && withPolicy(file.brotli),
    gzip: file.gzip && withPolicy(file.gzip),
  };
}

/**
 * Security headers of a page. Inline scripts are allowed by their own hash alone; data for search engines never runs. But
 * for the application no script of a page makes markup or scripts of text, and the one address that it registers is named
 * by the policy of `inline-scripts.ts` (Trusted Types). A page of ours shares its window with no page of another's.
 */
export function pageHeaders(
  html: string,
  { connect = [], frames = [], isApplication = false }: Beyond = {},
): Record<string, string> {
  const inline = /<script(?![^>]*(?:\bsrc=|application\/ld\+json))[^>]*>([\s\S]*?)<\/script>/g;
  const hashes = [...html.matchAll(inline)].map(
    ([, script = ""]) => `'sha256-${createHash("sha256").update(script).digest("base64")}'`,
  );
  const policy = [
    "default-src 'self'",
    `script-src 'self' ${hashes.join(" ")}`.trim(),
    // KaTeX and React set style attributes.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    ["connect-src 'self'", ...connect].join(" "),
    ...(frames.length > 0 ? [["frame-src", ...frames].join(" ")] : []),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(isApplication
      ? []
      : ["require-trusted-types-for 'script'", `trusted-types ${workerPolicyName}`]),
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
