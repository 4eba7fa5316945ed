import { expect, test } from "vitest";
import { isEmailAddress, mailboxOf } from "./email-address.ts";

test.each([
  "maya@example.org",
  "maya.torres+school@example.org",
  "o'brien@mail.example.co.uk",
  "josé@example.org",
  "maya@bücher.example",
  "用户@例子.公司",
  "_x-y_@xn--bcher-kva.example",
])("V-02 %s is an address", (address) => {
  expect(isEmailAddress(address)).toBe(true);
});

test.each([
  "maya",
  "maya@example",
  "maya torres@example.org",
  "maya@@example.org",
  "a@b@example.org",
  '"maya"@example.org',
  "maya(school)@example.org",
  "<maya@example.org>",
  "mailto:maya@example.org",
  "maya@example.org.",
  "maya@.example.org",
  "maya@example..org",
  "maya,rosa@example.org",
  "maya;rosa@example.org",
  "maya\\@example.org",
  "ｍaya@example.org",
  "maya@example。org",
  "ma\u200Bya@example.org",
  "maya@exam\u00ADple.org",
  "maya@[192.0.2.1]",
  "maya@192.0.2.1",
  "maya@-example.org",
])("V-02 %j is none", (address) => {
  expect(isEmailAddress(address)).toBe(false);
});

test("spellings that a provider delivers to one mailbox are one to whoever counts", () => {
  const spellings = [
    "maya.torres@gmail.com",
    "MayaTorres@gmail.com",
    "m.a.y.a.torres@gmail.com",
    "mayatorres+1@gmail.com",
    "maya.torres+prize@googlemail.com",
    " mayatorres@GoogleMail.com ",
  ];
  expect(new Set(spellings.map(mailboxOf))).toEqual(new Set(["mayatorres@gmail.com"]));
  expect(mailboxOf("rosa+1@outlook.com")).toBe("rosa@outlook.com");
  expect(mailboxOf("rosa.v-d@pm.me")).toBe("rosavd@proton.me");
  expect(mailboxOf("rosa@bücher.example")).toBe(mailboxOf("rosa@XN--BCHER-KVA.example"));
});

test("where nothing is known of a provider every mailbox is counted by itself", () => {
  const others = [
    "ma.ya@example.org",
    "maya@example.org",
    "maya+1@example.org",
    "ma.ya@outlook.com",
  ];
  expect(new Set(others.map(mailboxOf)).size).toBe(others.length);
  expect(mailboxOf("Maya.Torres")).toBe("maya.torres");
});
