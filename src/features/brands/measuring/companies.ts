import { idFields, type Measuring, type Recipient, recipientsOf } from "../rules/measuring.ts";

/** What a company's own program needs in the closed document: where it comes from and sends to, and how it is begun. */
type Company = {
  scripts: readonly string[];
  /** Where it sends to. */
  hosts: readonly string[];
  /** Begins it and says how each event is told; `load`, `told`, `place` and `brand` are there. */
  begin: (id: string) => string;
};

/** Each begins without what would know a visitor again: no storage, no signals for advertising. */
const companies: Readonly<Record<Recipient, Company>> = {
  google: {
    scripts: ["https://www.googletagmanager.com/gtag/"],
    hosts: [
      "https://www.googletagmanager.com",
      "https://*.google-analytics.com",
      "https://*.analytics.google.com",
    ],
    begin: (id) => `
window.dataLayer = [];
window.gtag = function () { dataLayer.push(arguments); };
gtag("consent", "default", { ad_storage: "denied", ad_user_data: "denied", ad_personalization: "denied" });
gtag("js", new Date());
gtag("config", ${id}, {
  send_page_view: false, client_storage: "none", allow_google_signals: false,
  allow_ad_personalization_signals: false, page_location: place, page_title: brand, page_referrer: "",
});
told.push((name) => gtag("event", name === "page-viewed" ? "page_view" : "get_started"));
load("https://www.googletagmanager.com/gtag/js?id=" + ${id});`,
  },
  meta: {
    scripts: [
      "https://connect.facebook.net/en_US/fbevents.js",
      "https://connect.facebook.net/signals/",
    ],
    hosts: ["https://connect.facebook.net", "https://www.facebook.com"],
    begin: (id) => `
window.fbq = function () { fbq.callMethod ? fbq.callMethod.apply(fbq, arguments) : fbq.queue.push(arguments); };
Object.assign(fbq, { push: fbq, loaded: true, version: "2.0", queue: [] });
window._fbq = fbq;
fbq("set", "autoConfig", false, ${id});
fbq("init", ${id});
told.push((name) => name === "page-viewed" ? fbq("track", "PageView") : fbq("trackCustom", "GetStarted"));
load("https://connect.facebook.net/en_US/fbevents.js");`,
  },
  tiktok: {
    scripts: ["https://analytics.tiktok.com/i18n/pixel/"],
    hosts: ["https://analytics.tiktok.com"],
    begin: (id) => `
window.TiktokAnalyticsObject = "ttq";
window.ttq = [];
const later = (list, name) => { list[name] = (...given) => list.push([name, ...given]); };
const methods = ["page", "track", "instances", "debug", "on", "off", "once", "ready", "enableCookie", "disableCookie"];
for (const name of methods) later(ttq, name);
const events = "https://analytics.tiktok.com/i18n/pixel/events.js";
Object.assign(ttq, {
  methods, setAndDefer: later,
  instance: (key) => { const list = ttq._i[key] ?? []; for (const name of methods) later(list, name); return list; },
  _i: { [${id}]: Object.assign([], { _u: events }) }, _t: { [${id}]: Date.now() }, _o: { [${id}]: {} },
});
ttq.disableCookie();
told.push((name) => name === "page-viewed" ? ttq.page() : ttq.track("GetStarted"));
load(events + "?sdkid=" + ${id} + "&lib=ttq");`,
  },
};

/** The companies whose ids are set, each with how it is begun. */
export function companiesOf(measuring: Measuring): (Omit<Company, "begin"> & { begin: string })[] {
  return recipientsOf(measuring).map((name) => {
    const { begin, ...rest } = companies[name];
    return { ...rest, begin: begin(JSON.stringify(measuring[idFields[name]])) };
  });
}
