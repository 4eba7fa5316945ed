import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import "#ui/app.css";
import { AppRoot } from "./app-root.tsx";

if (location.search.includes("ref=")) {
  void import("#client/keep-referral.ts").then(({ keepReferral }) => keepReferral());
}

// A sign-in through Google ends with a page of its own, where no form could credit whoever brought the student.
if (location.search.includes("google=done")) {
  void import("#client/apply-referral.ts").then(({ applyStoredReferral }) => applyStoredReferral());
}

const root = document.getElementById("root");
if (root) {
  createRoot(root).render(
    <StrictMode>
      <AppRoot />
    </StrictMode>,
  );
}
