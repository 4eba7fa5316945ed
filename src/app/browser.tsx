import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import "#ui/app.css";
import { AppRoot } from "./app-root.tsx";

const root = document.getElementById("root");
if (root) {
  createRoot(root).render(
    <StrictMode>
      <AppRoot />
    </StrictMode>,
  );
}
