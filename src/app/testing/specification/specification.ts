import { constants } from "./constants.ts";
import type { Literals } from "./literal.ts";
import { messages } from "./messages.ts";
import { promises } from "./promises.ts";
import { records } from "./records.ts";
import { routes } from "./routes.ts";
import { rules } from "./rules.ts";
import { screens } from "./screens.ts";

/** Everything that the specification fixes word for word or number for number, by row. */
export const specification: Literals = {
  ...routes,
  ...screens,
  ...records,
  ...rules,
  ...messages,
  ...constants,
  ...promises,
};
