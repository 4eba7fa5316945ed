import { expect, test } from "vitest";
import { purgeStyles } from "./purge-styles.ts";

const styleText = [
  ":root{--used:red;--unused:blue;--drawn:green}",
  "[hidden]:where(:not([hidden=until-found])){display:none!important}",
  "p{color:var(--used)}",
  "blockquote{color:var(--used)}",
  ".mt-2{margin:2px}",
  ".hover\\:underline:hover{text-decoration:underline}",
  ".group-\\[\\&\\>p\\]\\:gone{display:none}",
  ".shown:not(.made-nowhere *){top:1px}",
  ":is(h1,.mt-2) b{top:2px}",
  "@keyframes turn{0%{top:0}to{top:1px}}",
  ".in-\\[a\\=b\\]\\:kept{top:3px}",
  ".made-by-script{display:flex}",
  ".nobody{color:var(--unused)}",
  "@media (width>=40rem){.sm\\:wide{width:1px}.sm\\:nobody{width:2px}}",
  '[data-state="open"]{top:0}',
  "dialog::backdrop{color:#000}",
].join("");

test("a page keeps the rules of its elements, of its scripts and of its states, and no others", () => {
  const kept = purgeStyles(styleText, {
    html: '<p class="in-[a=b]:kept mt-2 shown hover:underline sm:wide group-[&amp;&gt;p]:gone" data-state="shut">nobody<b></b></p><svg fill="var(--drawn)"></svg><div hidden=""></div><dialog></dialog>',
    scripts: 'element.className="made-by-script"',
  });
  expect(kept).toContain(".mt-2");
  expect(kept).toContain(".hover\\:underline:hover");
  expect(kept).toContain("\\:gone");
  expect(kept).toContain(".made-by-script");
  expect(kept).toContain("sm\\:wide");
  expect(kept).toContain("[data-state=");
  expect(kept).toContain(".shown:not(.made-nowhere *)");
  expect(kept).toContain(":is(h1,.mt-2) b");
  expect(kept).toContain("@keyframes turn{0%{top:0}to{top:1px}}");
  expect(kept).toContain("\\:kept");
  expect(kept).toContain("::backdrop");
  expect(kept).toContain("--used:red");
  expect(kept).toContain("--drawn:green");
  expect(kept).toContain("display:none!important");
  expect(kept).not.toContain("nobody");
  expect(kept).not.toContain("blockquote");
  expect(kept).not.toContain("--unused");
});
