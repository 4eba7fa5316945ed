import { answer, type BoundCall } from "#platform/http/bound-call.ts";
import { brandsContract } from "./contract.ts";
import { decideBlurb, listBrands, switchBrand } from "./decide-brand.ts";
import { findBrand } from "./find-brand.ts";
import { readOwnBrand, saveOwnBrand } from "./own-brand.ts";

/** The calls of pages under a partner's own name, with what answers them. */
export const brandsCalls: readonly BoundCall[] = [
  answer(brandsContract.readBrand, (context, { subdomain }) => findBrand(context, subdomain)),
  answer(brandsContract.readOwnBrand, readOwnBrand),
  answer(brandsContract.saveOwnBrand, saveOwnBrand),
  answer(brandsContract.listBrands, listBrands),
  answer(brandsContract.decideBlurb, decideBlurb),
  answer(brandsContract.switchBrand, switchBrand),
];
