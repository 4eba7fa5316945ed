import { renderToStaticMarkup } from "react-dom/server";
import { Redirect, Route, Switch, useSearchParams } from "wouter";
import { expect, test } from "vitest";
import type { ReactNode } from "react";
import { AtAddress, hrefOf, useAddress } from "./address.tsx";
import { TextLink } from "./link.tsx";
import { NavLink } from "./nav-link.tsx";

function drawAt(path: string, children: ReactNode, state: unknown = null): string {
  const { pathname, search, hash } = new URL(path, "http://faro.invalid");
  return renderToStaticMarkup(
    <AtAddress address={{ pathname, search, hash, state }}>{children}</AtAddress>,
  );
}

function Asked() {
  const [query] = useSearchParams();
  return JSON.stringify([...query]).replaceAll('"', "'");
}

test.each(["100% & más", "a+b=c", "/chat?subject=SAT%2FACT&session=1", "%25", "%", "ñ#?"])(
  "a parameter is read as it was written: %s",
  (written) => {
    const path = `/login?${new URLSearchParams({ next: written })}`;
    const drawn = drawAt(path, <Asked />).replaceAll("&#x27;", "'");
    expect(drawn.replaceAll("&amp;", "&")).toBe(`[['next','${written}']]`);
  },
);

test("what is damaged in an address breaks no page", () => {
  expect(drawAt("/login?q=%E0%A4%A", <Asked />)).toContain("q");
});

test("an address has its place on the page and what the page before sent", () => {
  function Where() {
    const address = useAddress();
    return `${hrefOf(address)} ${String(address.state)}`;
  }
  expect(drawAt("/profile?a=1#sessions", <Where />, "sent")).toBe("/profile?a=1#sessions sent");
});

test.each([
  ["/admin", "area"],
  ["/admin/", "area"],
  ["/admin/site/help", "area"],
  ["/chat/", "desk"],
  ["/administrators", "other"],
  ["/nowhere", "other"],
])("the screen at %s is found, whatever stands after its name", (path, screen) => {
  const screens = (
    <Switch>
      <Route path="/chat">desk</Route>
      <Route path="/admin/*?">area</Route>
      <Route>other</Route>
    </Switch>
  );
  expect(drawAt(path, screens)).toBe(screen);
});

test("a link among others says where the person is: on its page, and below it unless it is exact", () => {
  const here = 'aria-current="page"';
  const link = (exact: boolean) => (
    <NavLink to="/admin/site" exact={exact} className="">
      Site
    </NavLink>
  );
  expect(drawAt("/admin/site", link(true))).toContain(here);
  expect(drawAt("/admin/site/help", link(true))).not.toContain(here);
  expect(drawAt("/admin/site/help", link(false))).toContain(here);
  expect(drawAt("/admin/sites", link(false))).not.toContain(here);
});

test("a link has an address that the browser can open by itself", () => {
  expect(drawAt("/chat", <TextLink to="?child=1&x=%C3%B1">more</TextLink>)).toContain(
    'href="?child=1&amp;x=%C3%B1"',
  );
});

test("a page that leads on to another shows nothing itself", () => {
  expect(drawAt("/onboarding", <Redirect to="/chat" replace />)).toBe("");
});
