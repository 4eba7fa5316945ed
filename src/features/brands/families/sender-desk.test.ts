import { expect, test } from "vitest";
import { ledHome } from "./sender-desk.ts";

const origin = "https://faro.academy";
const reset = `${origin}/reset-password?token=abc`;
const chat = `${origin}/chat?a=1`;

test("what opens an account never leads to a hostname of the partner's own", () => {
  const way = { origin, home: "https://learn.partner.example", subdomain: "acme" };
  expect(ledHome(chat, way)).toBe("https://learn.partner.example/chat?a=1");
  expect(ledHome(reset, way)).toBe(`${reset}&brand=acme`);
  expect(ledHome(`${origin}/?verify-email=abc`, way)).toBe(
    `${origin}/?verify-email=abc&brand=acme`,
  );
  expect(ledHome(`${origin}/join#token=abc`, way)).toBe(`${origin}/join?brand=acme#token=abc`);
});

test("a subdomain of ours may have it, and other addresses stay as they are", () => {
  const way = { origin, home: "https://acme.faro.academy", subdomain: "acme" };
  expect(ledHome(reset, way)).toBe("https://acme.faro.academy/reset-password?token=abc");
  expect(ledHome("https://elsewhere.example/?token=x", way)).toBe(
    "https://elsewhere.example/?token=x",
  );
  // A name that only ends like ours is none of ours.
  const alike = { origin, home: "https://evilfaro.academy", subdomain: "acme" };
  expect(ledHome(reset, alike)).toBe(`${reset}&brand=acme`);
});
