import { describe, expect, test } from "vitest";
import { makeEpub, makePdf, sentences } from "../books.fixture.ts";
import { cutPassages } from "../rules/passages.ts";
import { BookProblem } from "./book-problem.ts";
import { readBook } from "./read-book.ts";

const bytes = (text: string) => new TextEncoder().encode(text);

async function read(file: Uint8Array) {
  const steps: [number, number][] = [];
  const blocks = await readBook(file, (done, of) => steps.push([done, of]));
  return { blocks, steps, passages: cutPassages(blocks, "en") };
}

/** What is said of a file that is refused. */
async function problemOf(file: Uint8Array): Promise<string> {
  try {
    await readBook(file, () => undefined);
  } catch (error) {
    if (error instanceof BookProblem) return error.message;
    throw error;
  }
  return "taken";
}

describe("F-07 a PDF", () => {
  test("is read with its headings and printed page numbers, without what runs over every page", async () => {
    const file = await makePdf(
      [
        { chapter: "Chapter 4 Fractions", paragraphs: [sentences(3)] },
        {
          heading: "4.1 Visualize Fractions",
          paragraphs: [`${sentences(9, 10)} A part goes on and`],
        },
        { paragraphs: ["ends on the next page.", sentences(14, 30)] },
        { heading: "4.2 Add Fractions", paragraphs: [sentences(4, 60)] },
      ],
      { firstPage: 210 },
    );
    const { passages, steps } = await read(file);
    expect(passages.map(({ chapter, section, page }) => [chapter, section, page])).toEqual([
      ["Chapter 4 Fractions", null, 210],
      ["Chapter 4 Fractions", "4.1 Visualize Fractions", 211],
      ["Chapter 4 Fractions", "4.1 Visualize Fractions", 212],
      ["Chapter 4 Fractions", "4.2 Add Fractions", 213],
    ]);
    const text = passages.map((passage) => passage.text).join("\n");
    expect(text).toContain("A part goes on and ends on the next page.");
    expect(text).not.toMatch(/Small Prealgebra|\b21[0-3]\b/);
    expect(steps.at(-1)).toEqual([4, 4]);
  });

  test("has no headings of the lines that name a chapter beside the number of the page", async () => {
    const things = ["Nets", "Masts", "Sails", "Oars"];
    const file = await makePdf(
      things.map((thing, at) => ({
        paragraphs: [`Chapter ${at + 1}: ${thing} ${at + 1}`, `${thing} are on boats.`],
      })),
      { header: "" },
    );
    expect((await read(file)).blocks.map(({ kind, page: printed }) => [kind, printed])).toEqual(
      [1, 2, 3, 4].map((at) => ["text", at]),
    );
  });

  test("that is locked, damaged, cut off or only pictures is refused in one plain line", async () => {
    const whole = await makePdf([{ paragraphs: [sentences(3)] }]);
    const locked = await makePdf([{ paragraphs: [sentences(3)] }], { userPassword: "secret" });
    const pictures = await makePdf([{ paragraphs: [] }], { header: "" });
    expect(await problemOf(locked)).toContain("locked with a password");
    expect(await problemOf(whole.subarray(0, 700))).toContain("damaged");
    expect(await problemOf(pictures)).toContain("pictures of pages and no text");
  });
});

describe("F-07 an EPUB", () => {
  const bodies = [
    "<h1>Fractions</h1><p>A <b>fraction</b> names parts of a whole.</p>",
    '<h2>1.2 Halves</h2><span epub:type="pagebreak" title="17"/><p>Say <math><mfrac><mn>1</mn><mn>2</mn></mfrac></math> as one half; a square is x<sup>2</sup>.</p><nav><p>Back</p></nav><ul><li>First point.</li></ul>',
  ];

  test("is read in its order, with mathematics in plain signs and the pages that it names", async () => {
    const { blocks } = await read(makeEpub(bodies));
    expect(blocks).toEqual([
      { kind: "heading", text: "Fractions", level: 1, page: null },
      { kind: "text", text: "A fraction names parts of a whole.", level: null, page: null },
      { kind: "heading", text: "1.2 Halves", level: 2, page: null },
      { kind: "text", text: "Say 1/2 as one half; a square is x^2.", level: null, page: 17 },
      { kind: "text", text: "First point.", level: null, page: 17 },
    ]);
  });

  test("that is damaged, locked or another kind of archive is refused in one plain line", async () => {
    const whole = makeEpub(bodies);
    const locked = makeEpub(bodies, {
      "META-INF/encryption.xml":
        '<encryption><EncryptedData><CipherData><CipherReference URI="OEBPS/text/c0.xhtml"/></CipherData></EncryptedData></encryption>',
    });
    const fontsOnly = makeEpub(bodies, {
      "META-INF/encryption.xml": '<encryption><CipherReference URI="fonts/a.otf"/></encryption>',
    });
    expect(await problemOf(whole.subarray(0, whole.length / 2))).toContain("damaged");
    expect(await problemOf(locked)).toContain("copy protection");
    expect(await problemOf(fontsOnly)).toBe("taken");
    expect(
      await problemOf(makeEpub(bodies, { "META-INF/container.xml": "<container/>" })),
    ).toContain("damaged");
  });
});

test("F-07 a page of HTML is read without its menus, scripts and forms", async () => {
  const { blocks } = await read(
    bytes(`<!doctype html><html><head><title>T</title><style>p{}</style></head><body>
      <header>Menu</header><nav>More</nav><main><h1>Cells</h1><p>A cell is the smallest living thing.<br>It divides.</p>
      <table><tr><td>One</td><td>Two</td></tr></table><script>let x;</script></main><footer>End</footer></body></html>`),
  );
  expect(blocks.map(({ kind, text }) => [kind, text])).toEqual([
    ["heading", "Cells"],
    ["text", "A cell is the smallest living thing. It divides."],
    ["text", "One Two"],
  ]);
});

test("F-07 plain text is read with its pages and headings, and words broken at line ends are mended", async () => {
  const page = (number: number, text: string) => `A Short Reader\n\n${text}\n\n${number}`;
  const { blocks } = await read(
    bytes(
      [
        page(
          3,
          "Chapter 1\n\nThe denomi-\nnator is well-known. A well-\nknown word keeps its hyphen and",
        ),
        page(4, "goes on here.\n\n1.1 Parts of a whole\nThe rest."),
        page(5, "Another page."),
      ].join("\f"),
    ),
  );
  expect(blocks).toEqual([
    { kind: "heading", text: "Chapter 1", level: 1, page: 3 },
    {
      kind: "text",
      text: "The denominator is well-known. A well-known word keeps its hyphen and goes on here.",
      level: null,
      page: 3,
    },
    { kind: "heading", text: "1.1 Parts of a whole", level: 2, page: 4 },
    { kind: "text", text: "The rest.", level: null, page: 4 },
    { kind: "text", text: "Another page.", level: null, page: 5 },
  ]);
});

test("F-07 a text in the encoding of old computers keeps its accents", async () => {
  const latin = Uint8Array.from("La fracción es una división.", (char) => char.charCodeAt(0));
  expect((await read(latin)).blocks[0]?.text).toBe("La fracción es una división.");
});

test("F-07 what is empty or no book is refused in one plain line", async () => {
  expect(await problemOf(new Uint8Array())).toBe("This file is empty.");
  expect(await problemOf(bytes("  \n \n"))).toBe("This file holds no text.");
  expect(await problemOf(Uint8Array.of(137, 80, 78, 71, 0, 1))).toContain("no PDF, EPUB");
});
