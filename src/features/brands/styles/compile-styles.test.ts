import { parse } from "css-tree";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { compiledOrNull, compileStyles, stylesProblem } from "./compile-styles.ts";
import { StylesProblem } from "./styles-problem.ts";

const fontFace = '@font-face{font-family:x;src:url("https://evil.example/x")}';

/** What a hostile partner may write, and what they are told. */
const hostile: [what: string, css: string, problem: string][] = [
  // What loads something from elsewhere.
  ["an import", '@import "https://evil.example/x.css";', "cssAtRule"],
  ["an import by url()", "@import url(https://evil.example/x.css);", "cssAddress"],
  ["an import in capitals", '@IMPORT "https://evil.example/x.css";', "cssAtRule"],
  ["an import after rules", 'p{color:red}@import "x.css";', "cssAtRule"],
  ["an import behind an escape", '@\\69mport "x.css";', "cssEscape"],
  ["a picture", "p{background:url(https://evil.example/?a)}", "cssAddress"],
  ["a picture in quotes", 'p{background:url("https://evil.example/?a")}', "cssAddress"],
  ["a picture of our own", "p{background:url(/api/accounts/session)}", "cssAddress"],
  ["a picture as data", "p{background:url(data:image/png;base64,AAAA)}", "cssAddress"],
  ["a script as an address", "p{background:url(javascript:alert(1))}", "cssAddress"],
  ["URL() in capitals", "p{background:URL(x)}", "cssAddress"],
  ["url() behind an escape", "p{background:\\75rl(x)}", "cssEscape"],
  ["url() behind an escape inside", "p{background:u\\72 l(x)}", "cssEscape"],
  ["url() with a comment before", "p{background:/**/url(x)}", "cssAddress"],
  ["a broken url()", "p{background:url(x y)}", "cssAddress"],
  ["an empty url()", "p{background:url()}", "cssAddress"],
  ["a set of pictures", 'p{background:image-set("https://evil.example/x" 1x)}', "cssFunction"],
  ["a set of old", 'p{background:-webkit-image-set("x" 1x)}', "cssFunction"],
  ["image()", 'p{background:image("https://evil.example/x")}', "cssFunction"],
  ["src()", 'p{background:src("https://evil.example/x")}', "cssFunction"],
  ["cross-fade()", 'p{background:cross-fade("x","y",50%)}', "cssFunction"],
  ["element()", "p{background:element(#main)}", "cssFunction"],
  ["paint()", "p{background:paint(x)}", "cssFunction"],
  ["an address in a property of one's own", "p{--x:url(https://evil.example/)}", "cssAddress"],
  ["a set in a property of one's own", 'p{--x:image-set("x" 1x)}', "cssFunction"],
  ["a set as what stands in", 'p{background:var(--x,image-set("x" 1x))}', "cssFunction"],
  ["a pointer", "p{cursor:url(x),auto}", "cssAddress"],
  ["a mark of a list", "li{list-style:url(x)}", "cssAddress"],
  ["what stands before", "p::before{content:url(x)}", "cssAddress"],
  ["a filter", "p{filter:url(x#y)}", "cssAddress"],
  ["a mask", "p{mask-image:url(x)}", "cssAddress"],
  ["a picture for each letter of a field", 'input[value^="a"]{background:url(/a)}', "cssAddress"],
  ["a font", fontFace, "cssAtRule"],
  ["a font without an address", "@font-face{font-family:x}", "cssAtRule"],
  ["a namespace", '@namespace "https://evil.example/";', "cssAtRule"],
  ["a page", "@page{margin:0}", "cssAtRule"],
  ["a property", '@property --x{syntax:"*";inherits:true}', "cssAtRule"],
  ["a document", "@document domain(x){p{color:red}}", "cssAtRule"],
  ["a character set", '@charset "utf-7";', "cssAtRule"],
  ["a transition of pages", "@view-transition{navigation:auto}", "cssAtRule"],
  ["an unknown rule", "@unknown{p{color:red}}", "cssAtRule"],
  ["a scope of one's own", "@scope (html){p{color:red}}", "cssAtRule"],
  ["an import inside of a condition", '@media all{@import "x";}', "cssAtRule"],
  ["an animation inside of a condition", "@media all{@keyframes x{}}", "cssAtRule"],
  // What runs something.
  ["an expression", "p{width:expression(alert(1))}", "cssFunction"],
  ["a behavior", "p{behavior:none}", "cssProperty"],
  ["a prefixed behavior", "p{-ms-behavior:none}", "cssProperty"],
  ["a binding", "p{-moz-binding:none}", "cssProperty"],
  ["a filter of old", "p{filter:progid:DXImageTransform.Microsoft.x(src='y')}", "cssUnreadable"],
  ["a hack", "p{*zoom:1}", "cssProperty"],
  // What covers what is ours.
  ["fixed", "p{position:fixed}", "cssPosition"],
  ["FIXED", "p{position:FIXED!important}", "cssPosition"],
  ["sticky", "p{position:sticky}", "cssPosition"],
  ["sticky of old", "p{position:-webkit-sticky}", "cssPosition"],
  ["fixed by a variable", "p{--p:fixed;position:var(--p)}", "cssPosition"],
  ["fixed in an animation", "@keyframes x{to{position:fixed}}", "cssPosition"],
  ["fixed in a condition", "@media all{p{position:fixed}}", "cssPosition"],
  ["fixed where nested", "p{&:hover{position:fixed}}", "cssPosition"],
  ["far above", "p{z-index:2147483647}", "cssLayer"],
  ["above by a sum", "p{z-index:calc(9 + 90)}", "cssLayer"],
  ["above by a variable", "p{z-index:var(--z)}", "cssLayer"],
  ["out of its place in a transition", "p{view-transition-name:x}", "cssProperty"],
  // What leaves the scope.
  ["a bracket too many", "p{color:red}}body{display:none", "cssUnreadable"],
  ["a bracket too many, closed again", "p{color:red}}body{display:none}", "cssUnreadable"],
  ["another bracket too many", "p{color:red)}", "cssUnreadable"],
  ["a rule left open", "p{color:red", "cssUnclosed"],
  ["a condition left open", "@media all{p{color:red}", "cssUnclosed"],
  ["a comment left open", "p{color:red}/* ", "cssUnclosed"],
  ["a text left open", 'p{content:"x', "cssUnclosed"],
  ["a text over two lines", 'p{content:"x\ny"}', "cssUnreadable"],
  ["an end of HTML's comment", "-->p{color:red}", "cssUnreadable"],
  ["HTML", "</style><script>alert(1)</script>", "cssUnreadable"],
  ["a block as a value", "p{--x:{color:red}}", "cssUnreadable"],
  ["a name with an escape", ".a\\{b{color:red}", "cssEscape"],
  // What takes long.
  ["a thousand rules", "p{color:red}".repeat(1000), "cssTooMuch"],
  ["conditions in conditions", `${"@media all{".repeat(20)}${"}".repeat(20)}`, "cssTooMuch"],
  ["brackets without end", `p{width:${"(".repeat(9000)}${")".repeat(9000)}}`, "cssTooMuch"],
];

describe("a partner's styles that are refused", () => {
  test.each(hostile)("%s", (_, css, problem) => {
    const found = stylesProblem(css);
    expect(found?.kind).toBe(problem);
    expect(compiledOrNull(css)).toBeNull();
    expect(found?.line).toBeGreaterThan(0);
    expect(found?.column).toBeGreaterThan(0);
  });

  test("name line and column, and what stands there", () => {
    const css = "h1 {\n  color: red;\n}\np {\n  background: element(#a);\n}\n";
    expect(stylesProblem(css)).toMatchObject({ line: 5, column: 15, found: "element()" });
    expect(stylesProblem("p {\n  b: u\\72l(x)\n}")).toMatchObject({ line: 2, column: 6 });
    expect(stylesProblem("p {\n  color: red\n")).toMatchObject({ line: 1, column: 3, found: "{" });
  });
});

describe("a partner's styles that are taken", () => {
  test.each([
    ["h1 { color: #fff; letter-spacing: -.02em }", "h1{color:#fff;letter-spacing:-.02em}"],
    ["/* mine */ p{color:red;;}", "p{color:red;;}"],
    ["@media (min-width: 40rem) { p { order: 2 } }", "@media (min-width:40rem){p{order:2}}"],
    [
      "@supports (display: grid) { ul { display: grid } }",
      "@supports (display:grid){ul{display:grid}}",
    ],
    ["@container (width > 30em) { p { order: 1 } }", "@container (width>30em){p{order:1}}"],
    ["@layer mine { p { color: red } }", "@layer mine{p{color:red}}"],
    ["li::before { content: '→ ' }", 'li::before{content:"→ "}'],
    [":root[data-theme=dark] h1 { color: pink }", ":root[data-theme=dark] h1{color:pink}"],
    ["> section { padding: 0 !important }", ">section{padding:0!important}"],
    [
      "p { position: relative; z-index: -1; color: var(--a, rgb(0 0 0 / 50%)) }",
      "p{position:relative;z-index:-1;color:var(--a,rgb(0 0 0/50%))}",
    ],
    [
      "a { background: linear-gradient(45deg, red, color-mix(in oklab, red, blue)) }",
      "a{background:linear-gradient(45deg,red,color-mix(in oklab,red,blue))}",
    ],
    ["a { &:hover { color: red } }", "a{&:hover{color:red}}"],
  ])("%s", (css, inside) => {
    expect(compileStyles(css).css).toBe(`@scope ([data-partner-part]){${inside}}`);
  });

  test("nothing stands outside of the scope but animations, under names of their own", () => {
    const { css } = compileStyles(
      "@keyframes rise { to { translate: 0 -4px } } h1 { animation: rise 2s; animation-name: rise }",
    );
    expect(css).toBe(
      "@keyframes partner-rise{to{translate:0-4px}}@scope ([data-partner-part]){h1{animation:partner-rise 2s;animation-name:partner-rise}}",
    );
  });

  test("nothing at all is nothing", () => {
    for (const empty of ["", "  \n", "/* later */"]) expect(compileStyles(empty).css).toBe("");
  });

  test("the same styles have the same name, others another", () => {
    const [one, same, other] = ["p{color:red}", "p { color: red; }", "p{color:tan}"].map(
      (css) => compileStyles(css).hash,
    );
    expect(one).toMatch(/^[0-9a-f]{32}$/);
    expect([same === one, other === one]).toEqual([true, false]);
  });
});

/** Pieces of styles, hostile ones among them, put together anyhow. */
const pieces = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        "{",
        "}",
        "(",
        ")",
        "[",
        "]",
        ";",
        ":",
        ",",
        "/*",
        "*/",
        '"',
        "'",
        "\\",
        "\n",
        " ",
        "@media ",
        "@import ",
        "@scope ",
        "@keyframes x",
        "url(",
        "var(--x",
        "<!--",
        "-->",
        "p",
        "a{color:red}",
        "html",
        ":root",
        "position:",
        "fixed",
        "--x:",
        "&",
        ">",
        "!",
        "</style>",
        "content:",
        "U+0-7F",
        "#",
        "0x",
        "é",
        "::before",
        "@layer a",
        "1e3px",
      ),
      fc.string({ maxLength: 4 }),
    ),
    { maxLength: 24 },
  )
  .map((all) => all.join(""));

test("whatever is written is refused with a place, or stays whole inside of the scope", () => {
  fc.assert(
    fc.property(pieces, (source) => {
      let made: string;
      try {
        made = compileStyles(source).css;
      } catch (error) {
        expect(error).toBeInstanceOf(StylesProblem);
        return;
      }
      const sheet = parse(made);
      const tops = sheet.type === "StyleSheet" ? sheet.children.toArray() : [];
      for (const top of tops) {
        expect(top.type === "Atrule" ? top.name : top.type).toMatch(/^(scope|keyframes)$/i);
      }
      expect(made).not.toMatch(/url\(|@import|position:\s*fixed/i);
    }),
    { numRuns: 3000 },
  );
});
