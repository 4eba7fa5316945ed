import { storageKeys } from "#shared/browser-storage.ts";
import type { Locale } from "#shared/locale.ts";
import { unavailableEvent } from "./unavailable-event.ts";

/** Said when nothing of ours runs (E-02), so it comes from no other file. */
const words = {
  en: {
    title: "Site temporarily unavailable",
    text: "We cannot show the academy right now. What you had sent is saved. Please try again in a moment.",
    reload: "Reload Page",
  },
  es: {
    title: "Sitio no disponible temporalmente",
    text: "Ahora mismo no podemos mostrar la academia. Lo que habías enviado está guardado. Inténtalo de nuevo en un momento.",
    reload: "Recargar la página",
  },
} as const satisfies Record<Locale, Record<"title" | "text" | "reload", string>>;

const style =
  "box-sizing:border-box;max-width:34rem;margin:0 auto;padding:20vh 1.5rem 2rem;font:1.0625rem/1.6 system-ui,sans-serif";

const headingStyle = "margin:0 0 .75rem;font-size:1.75rem;line-height:1.2";

const buttonStyle =
  "margin-top:1.25rem;min-height:2.75rem;padding:.5rem 1rem;border:0;border-radius:.5rem;background:#f3b23c;color:#0f1d33;font:inherit;font-weight:600";

/**
 * In the head of the application's page: says that the site is unavailable where its script did not arrive or
 * failed before it drew anything, and when the application says so itself. Needs no other file, and nothing of
 * the application. It also notes what is thrown and caught by nobody, for failure-desk.ts to take over. A content security policy names it by its hash.
 */
export const unavailableScript = `(function(){function show(){var l;try{l=localStorage.getItem("${storageKeys.locale}")}catch(e){}l=l||navigator.language;var es=/^es/.test(l),w=es?${JSON.stringify(words.es)}:${JSON.stringify(words.en)},d=document;d.documentElement.lang=es?"es":"en";d.title=w.title;var m=d.createElement("main"),h=d.createElement("h1"),p=d.createElement("p"),b=d.createElement("button");m.setAttribute("role","alert");m.style.cssText="${style}";h.style.cssText="${headingStyle}";b.style.cssText="${buttonStyle}";h.textContent=w.title;p.textContent=w.text;b.textContent=w.reload;b.onclick=function(){location.reload()};m.append(h,p,b);d.getElementById("root").replaceChildren(m)}function early(e){var t=e.target,r=document.getElementById("root");if((t===window||t.tagName==="SCRIPT")&&!(r&&r.firstChild))document.readyState==="loading"?addEventListener("DOMContentLoaded",show):show()}var n=window.faroFailures=[];addEventListener("error",function(e){if(e.target===window)n.push([e.error,"window"])});addEventListener("unhandledrejection",function(e){n.push([e.reason,"promise"])});addEventListener("error",early,true);addEventListener("${unavailableEvent}",show)})()`;

/** The same as a page of its own, in both languages: what the server answers with when it cannot serve a page. */
export const unavailablePage = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><meta name="color-scheme" content="light dark"><title>${words.en.title}</title></head><body><main style="${style}"><h1 style="${headingStyle}">${words.en.title}</h1><p>${words.en.text}</p><div lang="es"><h2>${words.es.title}</h2><p>${words.es.text}</p></div></main></body></html>`;
