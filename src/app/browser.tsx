import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import "#client/site-facts.ts";
import "#ui/app.css";
import { prefetchDelayMs } from "#shared/constants.ts";
import { AppRoot } from "./app-root.tsx";
import { bringFailureDesk } from "./report-failure.ts";
import { surviveTranslation } from "./survive-translation.ts";

if (/[?&]ref=/i.test(location.search)) {
  void import("#client/keep-referral.ts").then(({ keepReferral }) => keepReferral());
}

// A sign-in through Google ends with a page of its own, where no form could credit whoever brought the student.
if (location.search.includes("google=done")) {
  void import("#client/apply-referral.ts").then(({ applyStoredReferral }) => applyStoredReferral());
}

// What says that something failed is fetched while the connection still stands, but after the page itself.
setTimeout(() => {
  bringFailureDesk().catch(() => {
    // There is a plainer one, which needs nothing.
  });
}, prefetchDelayMs);

surviveTranslation();
const root = document.getElementById("root");
if (root) {
  createRoot(root).render(
    <StrictMode>
      <AppRoot />
    </StrictMode>,
  );
}
