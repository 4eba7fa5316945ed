import type { Expression } from "../../notation/expression.ts";

/** Why a statement is wrong: what it should have followed from, and what stands there instead. */
export type Fault = {
  reason: "does-not-follow" | "solution-lost";
  from: Expression | null;
  given: Expression;
};

/** What later lines hold: asked only whether a solution that a line leaves out is taken up elsewhere. */
export type Later = { readonly statements: readonly Expression[] };
