import { contracts } from "#client/contracts.ts";
import type { Call } from "#shared/contract.ts";
import { describeAccess } from "./openapi.ts";

/** A page that people can read: every call with who may make it, what it takes and how it can fail. */
export function renderReferencePage(): string {
  const sections = Object.entries(contracts).map(([feature, calls]) => {
    const rows = Object.entries<Call>(calls).map(([name, call]) => renderCall(feature, name, call));
    return `<section aria-labelledby="${feature}"><h2 id="${feature}">${feature}</h2>${rows.join("")}</section>`;
  });
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>The calls of this academy</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>The calls of this academy</h1>
<p>Every call the pages make, and the only ones there are. Sessions are cookies; calls that change something are refused when they come from another site. The same as data: <a href="/api/openapi.json">/api/openapi.json</a> (OpenAPI 3.1).</p>
${sections.join("\n")}
</main>
</body>
</html>`;
}

const answers: Readonly<Record<Call["answer"], string>> = {
  json: "JSON",
  events: "a stream of events",
  redirect: "a redirect",
};

function renderCall(feature: string, name: string, call: Call): string {
  const limits = call.limits
    .map((limit) => `${limit.points} in ${limit.windowSeconds} s per ${limit.per}`)
    .join("; ");
  return `<article id="${feature}.${name}">
<h3><code><b>${call.method.toUpperCase()}</b> ${escape(call.path)}</code></h3>
<p>${escape(call.summary)}</p>
<dl>
<dt>Who</dt><dd>${escape(describeAccess(call))}</dd>
<dt>Answers with</dt><dd>${answers[call.answer]}</dd>
<dt>Can fail with</dt><dd>${call.errors.map((code) => `<code>${code}</code>`).join(", ") || "nothing of its own"}</dd>
${limits ? `<dt>Limits</dt><dd>${limits}</dd>` : ""}
</dl>
</article>`;
}

function escape(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}

const style = `
:root { color-scheme: light dark; --ink: #14213a; --paper: #fbf9f4; --line: #d9d3c4; --lamp: #8a5a00; }
@media (prefers-color-scheme: dark) { :root { --ink: #e9e6dd; --paper: #0e1828; --line: #2c3a55; --lamp: #f3b950; } }
body { margin: 0; background: var(--paper); color: var(--ink); font: 17px/1.6 system-ui, sans-serif; }
main { max-width: 52rem; margin: 0 auto; padding: 3rem 1.25rem 6rem; }
h1 { font-size: 2rem; line-height: 1.2; } h2 { margin-top: 3rem; text-transform: capitalize; }
article { border-top: 1px solid var(--line); padding: 1rem 0; }
h3 { font-size: 1rem; margin: 0; overflow-wrap: anywhere; } h3 b { color: var(--lamp); }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .25rem 1rem; font-size: .94rem; margin: 0; }
dt { opacity: .75; } dd { margin: 0; } a { color: var(--lamp); }
@media (max-width: 30rem) { dl { grid-template-columns: 1fr; } dt { margin-top: .5rem; } }`;
