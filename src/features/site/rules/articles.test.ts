import { expect, test } from "vitest";
import { shippedArticles } from "../content/help.ts";
import { type Article, articleLimits, checkArticle, idOf, plainOf, readText } from "./articles.ts";

const words = { title: "How?", text: "So.", link: "" };
const article: Article = { groupId: "lessons", isHidden: false, link: "", en: words, es: words };

test("F-09 every shipped answer passes the check, is kept as it stands and holds no link that it did not mean", () => {
  for (const [id, shipped] of shippedArticles()) {
    expect(checkArticle(shipped), id).toEqual({ article: shipped, problems: {} });
    expect(readText(shipped.en.text), id).toEqual([[shipped.en.text]]);
  }
});

test("F-09 a text is paragraphs of words and links", () => {
  expect(readText("One\nline. [Prices](/pricing) and more.\n\n\n[Hints](#hints)\n \nEnd")).toEqual([
    ["One\nline. ", { words: "Prices", to: "/pricing" }, " and more."],
    [{ words: "Hints", to: "#hints" }],
    ["End"],
  ]);
  expect(plainOf("See [Prices](/pricing).\n\nEnd")).toBe("See Prices.\n\nEnd");
});

test.each([
  "/pricing",
  "/help-center#hints",
  "/login?lang=es",
  "#hints",
  "https://example.org/a?b=c#d",
  "mailto:help@example.org",
])("F-09 a link may lead to %s", (to) => {
  expect(
    checkArticle({
      ...article,
      link: to,
      en: { ...words, link: "On" },
      es: { ...words, link: "On" },
    }).problems,
  ).toEqual({});
  expect(readText(`[x](${to})`)).toEqual([[{ words: "x", to }]]);
});

test.each([
  "javascript:alert(1)",
  "JavaScript:alert(1)",
  "data:text/html,x",
  "http://example.org",
  "//example.org",
  "/\\example.org",
  "https://example",
  "https://a:b@example.org",
  'https://example.org/"x',
  "mailto:nobody",
  "vbscript:x",
  "pricing",
  "",
])("F-09 a link never leads to %j: it is refused at its field, and words on a page", (to) => {
  const said = { ...words, text: `Go [x](${to})` };
  expect(checkArticle({ ...article, en: said }).problems).toEqual({ "en.text": "linkInvalid" });
  expect(readText(said.text)).toEqual([[said.text]]);
  if (to === "") return;
  expect(checkArticle({ ...article, link: to }).problems).toMatchObject({ link: "linkInvalid" });
});

test("F-09 both languages need a question and an answer, within their limits, and words for the link", () => {
  const { problems } = checkArticle({
    ...article,
    link: "/pricing",
    en: { title: " ", text: "x".repeat(articleLimits.text + 1), link: "Prices" },
    es: { title: "x".repeat(articleLimits.title + 1), text: "\n", link: "" },
  });
  expect(problems).toEqual({
    "en.title": "titleMissing",
    "en.text": "textTooLong",
    "es.title": "textTooLong",
    "es.text": "answerMissing",
    "es.link": "linkWordsMissing",
  });
  const odd = { ...words, text: "Hidden \u202E words" };
  expect(checkArticle({ ...article, es: odd }).problems).toEqual({ "es.text": "charactersOdd" });
});

test("F-09 what is typed loosely is kept tidily", () => {
  const typed = { title: "  How   so?\n", text: "One. \r\n\r\n\r\n\r\nTwo.\n", link: " " };
  expect(checkArticle({ ...article, en: typed }).article.en).toEqual({
    title: "How so?",
    text: "One.\n\nTwo.",
    link: "",
  });
});

test("F-09 an answer's address is made of its question, and is nobody else's", () => {
  expect(idOf("¿Cómo pago?", new Set())).toBe("como-pago");
  expect(idOf("How do I pay?", new Set(["how-do-i-pay", "how-do-i-pay-2"]))).toBe("how-do-i-pay-3");
  expect(idOf("数学?", new Set())).toBe("answer");
  expect(idOf("x ".repeat(60), new Set()).length).toBeLessThanOrEqual(40);
});
