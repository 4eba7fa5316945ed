import { storageKeys } from "#shared/browser-storage.ts";
import { languageParameter, locales } from "#shared/locale.ts";
import { workerPolicyName } from "#shared/trusted-types.ts";

/** The offline page can wait until the visitor has what they came for. */
const workerDelayMs = 3000;

/**
 * Where the browser has service workers and may use them here; without one there is no offline page, that is all. A
 * partner's host has none. Browsers that know Trusted Types take the address from a policy alone.
 */
const registerWorker = `addEventListener("load",()=>setTimeout(()=>{let u="/worker.js";"elsewhere"in document.documentElement.dataset||navigator.serviceWorker?.register(window.trustedTypes?.createPolicy("${workerPolicyName}",{createScriptURL:()=>u}).createScriptURL(u)??u).catch(()=>{})},${workerDelayMs}));`;

/**
 * Says on <html> that scripts run, and sets the chosen theme and the kind of the signed-in account on <html> before the
 * first paint, so that nothing flashes or moves; later registers the service worker. A content security policy names it
 * by its hash.
 */
export const earlyScript = `${registerWorker}try{var d=document.documentElement.dataset;d.script="";var s=localStorage,t=s.getItem("${storageKeys.theme}"),h=JSON.parse(s.getItem("${storageKeys.displayHint}"));if(t==="light"||t==="dark")d.theme=t;if(h&&h.expiresAt>Date.now())d.kind=h.kind}catch(e){}`;

/**
 * A link from a public page carries the language of its reader: before the application asks which language to speak, it is
 * kept and leaves the address. A browser that keeps nothing speaks as it asks by itself.
 */
export const askedLanguageScript = `{let u=new URL(location),l=u.searchParams.get("${languageParameter}");if(l){u.searchParams.delete("${languageParameter}");history.replaceState(history.state,"",u);try{if(/^(${locales.join("|")})$/.test(l))localStorage.setItem("${storageKeys.locale}",l)}catch{}}}`;

/** For a browser that tells of no paint, or paints none because the page was opened in the background. */
const unpaintedDelayMs = 2000;

/**
 * A page that exists in both languages says which one its reader reads, before anything can be pressed: the application
 * speaks it too. Who is signed in has chosen a language there, which no page that they pass by changes.
 */
const keepLanguage = `try{if(!d.kind&&document.querySelector("link[hreflang]"))localStorage.setItem("${storageKeys.locale}",document.documentElement.lang)}catch{}`;

/**
 * Asks for the public script once the page is painted: everything works without it, so that words and fonts come
 * first. Who is signed in has it at once, for it fills in their name. A button pressed before it came is pressed again.
 */
export function lateScript(scriptUrl: string): string {
  return [
    keepLanguage,
    `{let pressed`,
    `let keep=({target:t})=>{pressed=t.closest("[type=button]")??pressed}`,
    `let ask=()=>{ask=()=>{};import("${scriptUrl}").then(()=>{removeEventListener("click",keep);pressed?.click()})}`,
    `addEventListener("click",keep)`,
    `try{new PerformanceObserver(()=>ask()).observe({type:"paint",buffered:true})}catch{}`,
    `addEventListener("load",()=>setTimeout(()=>ask(),${unpaintedDelayMs}))`,
    `if(d.kind)ask()}`,
  ].join(";");
}
