import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import "#ui/app.css";
import { AppRoot } from "./app-root.tsx";

if (location.search.includes("ref=")) {
  void import("#client/keep-referral.ts").then(({ keepReferral }) => keepReferral());
}

const root = document.getElementById("root");
if (root) {
  createRoot(root).render(
    <StrictMode>
      <AppRoot />
    </StrictMode>,
  );
}
