/**
 * Who may import whom (docs: the house). Every rule says what is allowed and forbids the rest,
 * and a feature's name is captured, so that a new feature is held without a new line here.
 * scripts/check-imports.ts runs it; scripts/check-imports.test.ts plants a violation of each.
 */

/** Tests and their fixtures may import anything. */
const TESTS = "[.](test|fixture)[.]tsx?$";

/** All that is ours, as opposed to packages. */
const OURS = "^(src|content|scripts|e2e|bench)/";

/** A feature's wire definition and pure logic: `contract.ts`, `rules.ts`, `rules-refund.ts`, `rules/…` */
const PURE = "(contract|rules)[./-]";

/** A feature's words and data, read from content/ and checked: `content.ts`, `content/…` */
const WORDS = "content[./-]";

/** What the browser is given begins here. */
const BROWSER = "^src/app/(browser[.]tsx|public-script[.]ts|offline-worker[.]ts)$";

/** What is learned from the training lines, and the words that belong to it. */
const LEARNED =
  "^(src/tutor/(safety|classifier)/|src/tutor/acts/read-act[.]ts$|content/acts/model[.]json$|content/safety/(.*-model|roles|chat-spelling)[.]json$|content/training/)";

/** Code under `from` may import, of what is ours, only `allowed`. */
function only(name, comment, from, allowed, fromNot = []) {
  return {
    name,
    comment,
    severity: "error",
    from: { path: from, pathNot: [TESTS, ...fromNot] },
    to: { path: OURS, pathNot: allowed },
  };
}

module.exports = {
  forbidden: [
    only("shared", "shared stands alone", "^src/shared/", ["^src/shared/"]),
    only("ui", "ui knows shared, and no feature", "^src/ui/", ["^src/(ui|shared)/"]),
    only("db", "db knows shared", "^src/db/", ["^src/(db|shared)/"]),
    only("tutor", "tutor knows shared and content", "^src/tutor/", [
      "^src/(tutor|shared)/",
      "^content/",
    ]),
    only(
      "notation",
      "how formulas are written is no subject's: it knows texts and numbers alone",
      "^src/tutor/(notation|numbers|text)/",
      ["^src/tutor/(notation|numbers|text)/", "^src/shared/"],
    ),
    {
      name: "subject-apart",
      comment:
        "mind, voice, gate and features know no subject: what they ask of one they are handed in",
      severity: "error",
      from: {
        path: "^src/(tutor/(mind|voice|gate)|features)/",
        pathNot: [TESTS],
      },
      to: { path: "^src/tutor/(mathematics|subjects/[^/]+)/" },
    },
    {
      name: "subject-handed-in",
      comment:
        "mind and gate decide by what they are handed: they read no notation, and ask for no subject by name",
      severity: "error",
      from: { path: "^src/tutor/(mind|gate)/", pathNot: TESTS },
      to: { path: "^src/tutor/(notation/|subjects/(subjects|guards|second-looks)[.]ts$)" },
    },
    {
      name: "tutor-pure",
      comment: "tutor knows no HTTP, no database, no files and no screen",
      severity: "error",
      from: { path: "^src/tutor/", pathNot: TESTS },
      to: {
        path: [
          "^(node:)?(fs|http|https|http2|net|os|child_process|worker_threads|timers)(/|$)",
          "(^|/)node_modules/(@hono|hono|pg|drizzle-orm|pino|nodemailer|react|react-dom)/",
        ],
      },
    },
    only("platform", "platform knows db, shared and tutor", "^src/platform/", [
      "^src/(platform|db|shared|tutor)/",
    ]),
    only(
      "client",
      "the browser's client knows shared, ui, how texts and formulas are read, the values of a graph and every contract",
      "^src/client/",
      [
        "^src/(client|shared|ui)/",
        "^src/tutor/(notation|numbers|text)/",
        "^src/tutor/mathematics/(substitute|numeric/precise)\\.ts$",
        "^src/features/[^/]+/contract[./-]",
      ],
    ),
    only(
      "contract-and-rules",
      "contracts and rules see shared, tutor, their own feature's rules, and contracts",
      `^src/features/([^/]+)/${PURE}`,
      ["^src/(shared|tutor)/", `^src/features/$1/${PURE}`, "^src/features/[^/]+/contract[./-]"],
    ),
    only(
      "screens",
      "screens see their own feature's contract and rules, the client, ui, shared, how texts and formulas are read, how items are answered and marked, and how programs are run",
      "^src/features/([^/]+)/ui/",
      [
        "^src/(ui|shared|client)/",
        "^src/tutor/(notation|text)/",
        "^src/tutor/items/(interaction|receipt|receipt-words|say-given|spots|writing-task|reading/(letters|plain-words))\\.ts$",
        "^src/tutor/programs/",
        `^src/features/$1/(ui/|${PURE}|${WORDS})`,
      ],
    ),
    only(
      "words",
      "a feature's words see content, shared and the mathematics they quote",
      `^src/features/([^/]+)/${WORDS}`,
      ["^content/", "^src/shared/", "^src/tutor/", `^src/features/$1/${WORDS}`],
    ),
    only(
      "feature-servers",
      "a feature's server side sees platform, db, shared, tutor, content and features, never a screen",
      "^src/features/[^/]+/",
      ["^src/(platform|db|shared|tutor)/", "^content/", "^src/features/[^/]+/(?!ui/)"],
      ["^src/features/[^/]+/ui/", `^src/features/[^/]+/${PURE}`, `^src/features/[^/]+/${WORDS}`],
    ),
    {
      name: "learned",
      comment: "what was learned from the training lines stays on the server",
      severity: "error",
      from: { path: BROWSER, pathNot: TESTS },
      to: { path: LEARNED, reachable: true },
    },
    {
      name: "learned-apart",
      comment:
        "only the server's side of a feature asks what was learned; it hands the rest what came of it",
      severity: "error",
      from: {
        path: "^src/",
        pathNot: [TESTS, LEARNED, "^src/features/[^/]+/(?!ui/|(contract|rules|content)[./-])"],
      },
      to: { path: LEARNED },
    },
    {
      name: "app",
      comment: "app composes; nobody imports it",
      severity: "error",
      from: { path: "^src/", pathNot: [TESTS, "^src/app/"] },
      to: { path: "^src/app/" },
    },
    {
      name: "src",
      comment: "the program imports none of its scripts, journeys or benchmarks",
      severity: "error",
      from: { path: "^src/", pathNot: TESTS },
      to: { path: "^(scripts|e2e|bench)/" },
    },
    {
      name: "specification",
      comment:
        "what the specification fixes, written out for the tests, is read by no program code",
      severity: "error",
      from: { path: "^src/", pathNot: [TESTS, "^src/app/testing/"] },
      to: { path: "^src/app/testing/specification/" },
    },
    {
      name: "cycle",
      comment: "no cycles",
      severity: "error",
      from: { path: "^src/" },
      to: { circular: true },
    },
    {
      name: "resolvable",
      comment: "an import that leads nowhere hides from every other rule",
      severity: "error",
      from: { path: "^src/" },
      // Vite makes the virtual modules when it builds, and the addresses of files that are asked for by them.
      to: { couldNotResolve: true, pathNot: "^virtual:|[?]url$" },
    },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    tsPreCompilationDeps: true,
    parser: "swc",
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "require", "node", "default", "types"],
    },
  },
};
