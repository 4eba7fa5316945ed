import { brandPages, pages } from "#app/pages.ts";
import { contracts } from "#client/contracts.ts";
import type { Call } from "#shared/contract.ts";
import { type Access, type Audience, mayEnter, seesOwnOnly } from "#shared/permissions.ts";

const audiences: readonly Audience[] = [
  "visitor",
  "student",
  "parent",
  "affiliate",
  "administrator",
];

/** docs/permissions.md: every call and every page against every audience. */
export function renderPermissions(): string {
  const calls = Object.entries(contracts).flatMap(([feature, group]) =>
    Object.entries<Call>(group).map(([name, call]) =>
      row(
        `\`${call.method.toUpperCase()} ${call.path}\``,
        `${feature}.${name}`,
        call.access,
        call.confirmed,
      ),
    ),
  );
  const screens = [...pages, ...brandPages].map((page) =>
    row(`\`${page.path}\``, page.kind, page.access),
  );
  return `# Who may do what

Made from the contracts and the page table by \`npm run docs\`; never edited by hand. The server checks each
call and each page by the same declarations; \`src/app/permission-matrix.test.ts\` tries them all.

"own" means: the caller's own records only; a stranger's id answers 404, for every role.

"confirmed" means: once the password was given again in this session in the last ten minutes; before that the call answers
403, confirmation_needed, whatever it is about.

## Calls

${header("Call", "Name")}
${calls.join("\n")}

## Pages

${header("Page", "Kind")}
${screens.join("\n")}
`;
}

function header(...names: string[]): string {
  const cells = [...names, ...audiences];
  return `| ${cells.join(" | ")} |\n|${cells.map(() => "---").join("|")}|`;
}

function row(first: string, second: string, access: Access, isConfirmed = false): string {
  const cells = audiences.map((audience) => {
    if (!mayEnter(access, audience)) return "no";
    if (seesOwnOnly(access, audience)) return "own";
    return isConfirmed ? "confirmed" : "yes";
  });
  return `| ${[first, second, ...cells].join(" | ")} |`;
}
