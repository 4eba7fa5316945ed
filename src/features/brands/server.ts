import { answer, answerUpload, type BoundCall, onceHeard } from "#platform/http/bound-call.ts";
import { brandsContract } from "./contract.ts";
import {
  decideBlurb,
  decideHostname,
  decideIdentity,
  decideMeasuring,
  decideStyles,
  switchBrand,
  switchHostname,
} from "./decide-brand.ts";
import { findBrand } from "./find-brand.ts";
import { listBrands } from "./list-brands.ts";
import {
  checkOwnHostname,
  readOwnHostname,
  removeOwnHostname,
  saveOwnHostname,
} from "./hostnames/own-hostname.ts";
import { readOwnBrand } from "./own-brand.ts";
import { uploadPicture } from "./pictures/upload-picture.ts";
import { publishOwnBrand, undoPublish } from "./publish-brand.ts";
import { saveOwnBrand } from "./save-draft.ts";
import { checkSubdomain } from "./subdomain-availability.ts";

/** The calls of pages under a partner's own name, with what answers them. */
export const brandsCalls: readonly BoundCall[] = [
  answer(brandsContract.readBrand, (context, { subdomain }) => findBrand(context, subdomain)),
  answer(brandsContract.readOwnBrand, readOwnBrand),
  answer(brandsContract.saveOwnBrand, saveOwnBrand),
  answer(brandsContract.checkSubdomain, checkSubdomain),
  answer(brandsContract.publishOwnBrand, publishOwnBrand),
  answer(brandsContract.undoPublish, undoPublish),
  answerUpload(brandsContract.uploadPicture, uploadPicture),
  answer(brandsContract.readOwnHostname, readOwnHostname),
  answer(brandsContract.saveOwnHostname, saveOwnHostname),
  answer(brandsContract.checkOwnHostname, checkOwnHostname),
  answer(brandsContract.removeOwnHostname, removeOwnHostname),
  answer(brandsContract.listBrands, listBrands),
  answer(brandsContract.decideBlurb, decideBlurb),
  answer(brandsContract.decideStyles, decideStyles),
  answer(brandsContract.decideMeasuring, decideMeasuring),
  answer(brandsContract.decideIdentity, decideIdentity),
  answer(brandsContract.switchBrand, switchBrand),
  answer(brandsContract.decideHostname, decideHostname),
  answer(brandsContract.switchHostname, switchHostname),
].map(onceHeard);
