import type { MessageKey } from "#shared/messages/en.ts";
import type { Click } from "../contract/dashboard.ts";

/** What each kind of device is called. */
export const deviceWords: Readonly<Record<Click["device"], MessageKey>> = {
  mobile: "affiliates.mobile",
  tablet: "affiliates.tablet",
  desktop: "affiliates.desktop",
};
