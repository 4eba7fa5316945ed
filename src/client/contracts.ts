import { accountsContract } from "#features/accounts/contract.ts";
import { adminContract } from "#features/admin/contract.ts";
import { affiliatesContract } from "#features/affiliates/contract.ts";
import { brandsContract } from "#features/brands/contract.ts";
import { challengesContract } from "#features/challenges/contract.ts";
import { contactContract } from "#features/contact/contract.ts";
import { controlsContract } from "#features/controls/contract.ts";
import { creditsContract } from "#features/credits/contract.ts";
import { curriculumContract } from "#features/curriculum/contract.ts";
import { errorsContract } from "#features/errors/contract.ts";
import { familyContract } from "#features/family/contract.ts";
import { learningContract } from "#features/learning/contract.ts";
import { noticesContract } from "#features/notices/contract.ts";
import { oversightContract } from "#features/oversight/contract.ts";
import { privacyContract } from "#features/privacy/contract.ts";
import { reportsContract } from "#features/reports/contract.ts";
import { siteContract } from "#features/site/contract.ts";
import { textbooksContract } from "#features/textbooks/contract.ts";
import { tutoringContract } from "#features/tutoring/contract.ts";

/** Every call of the program by feature: what the typed client, the documents and the permission tests walk. */
export const contracts = {
  accounts: accountsContract,
  admin: adminContract,
  affiliates: affiliatesContract,
  brands: brandsContract,
  challenges: challengesContract,
  contact: contactContract,
  controls: controlsContract,
  credits: creditsContract,
  curriculum: curriculumContract,
  errors: errorsContract,
  family: familyContract,
  learning: learningContract,
  notices: noticesContract,
  oversight: oversightContract,
  privacy: privacyContract,
  reports: reportsContract,
  site: siteContract,
  textbooks: textbooksContract,
  tutoring: tutoringContract,
};
