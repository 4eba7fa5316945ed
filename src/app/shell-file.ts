import { createHash } from "node:crypto";
import { pageHeaders, type StaticFile } from "#platform/http/static-files.ts";

/**
 * A built page with what the server has to tell its script, as <meta> in its head; the file itself where there is
 * nothing to tell. `connect` are other origins that the page may ask.
 */
export function withMeta(
  file: StaticFile,
  meta: Readonly<Record<string, string>>,
  connect: readonly string[] = [],
): StaticFile {
  const tags = Object.entries(meta).map(
    ([name, content]) => `<meta name="${name}" content="${encodeURI(content)}" />`,
  );
  if (tags.length === 0) return file;
  const html = file.plain.body.toString("utf8").replace("</head>", () => `${tags.join("")}</head>`);
  const body = Buffer.from(html);
  const etag = `"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`;
  const headers = {
    ...file.plain.headers,
    ...pageHeaders(html, { connect, isApplication: true }),
    etag,
    "content-length": body.length,
  };
  return { etag, plain: { body, headers }, brotli: null, gzip: null };
}
