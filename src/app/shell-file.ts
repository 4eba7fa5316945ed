import { createHash } from "node:crypto";
import { brotliCompressSync, gzipSync } from "node:zlib";
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
  return { etag, plain: { body, headers }, ...compressed(file, body, headers) };
}

/** A page in the forms that its file has beside the plain one. */
function compressed(
  { brotli, gzip }: StaticFile,
  body: Buffer,
  headers: StaticFile["plain"]["headers"],
): Pick<StaticFile, "brotli" | "gzip"> {
  const inForm = (form: StaticFile["brotli"], compress: (plain: Buffer) => Buffer) => {
    if (!form) return null;
    const packed = compress(body);
    const own = { ...headers, "content-length": packed.length };
    const encoding = form.headers["content-encoding"];
    return {
      body: packed,
      headers: encoding === undefined ? own : { ...own, "content-encoding": encoding },
    };
  };
  return { brotli: inForm(brotli, brotliCompressSync), gzip: inForm(gzip, gzipSync) };
}
