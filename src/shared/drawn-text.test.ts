import { expect, test } from "vitest";
import { drawn, holdsAddress, holdsNotation, withoutJoiners } from "./drawn-text.ts";

test.each([
  "https://evil.example/win PRIZE",
  "ftp://x",
  "evil.example",
  "Win at evil。example",
  "Win at evil．example",
  "evil.example/win",
  "www.evil",
  "rosa@evil.example",
  "@rosa",
  "Call 192.0.2.1 now",
  "Call +1 900 555-0123",
  "Ana (900) 555 012",
  "٠١٢٣٤٥٦",
  "фейк.рф",
  "evil.xn--p1ai",
  "ｅｖｉｌ.ｅｘａｍｐｌｅ",
])("%s holds an address", (text) => {
  expect(holdsAddress(text)).toBe(true);
});

test.each([
  "Maya Torres",
  "J. R. R. Tolkien",
  "J.R.R. Tolkien",
  "María-José O'Brien y Núñez",
  "Dr. No",
  "Class 7, 2015",
  "Martin Luther King, Jr.",
  "Νίκος Καζαντζάκης",
  "山田 太郎",
  "Ana/María",
  "St. John’s School No. 7",
])("%s holds none", (text) => {
  expect(holdsAddress(text)).toBe(false);
  expect(drawn.test(text)).toBe(true);
});

test.each([
  "\u200B",
  "\u200D",
  "\u202E",
  "\u2066",
  "\uFEFF",
  "\u00AD",
  "\u3164",
  "\u034F",
  "\u0007",
])("a name with %j is not drawn as it is written", (character) => {
  expect(drawn.test(`Ma${character}ya`)).toBe(false);
});

test.each(["علی\u200Cرضا", "क्\u200Dष", "ശ്രീ\u200Cകുമാർ"])(
  "the joiners of %s are overlooked",
  (name) => {
    expect(drawn.test(name)).toBe(false);
    expect(drawn.test(withoutJoiners(name))).toBe(true);
  },
);

test.each([
  "Ma\u200Dya",
  "علی\u200C",
  "\u200Cرضا",
  "علی \u200Cرضا",
  "علی\u200C\u200Cرضا",
  "علی\u200Ba",
])("those of %j are not", (name) => {
  expect(drawn.test(withoutJoiners(name))).toBe(false);
});

test.each(["ᴀdmin", "ꜰaro", "ᴛᴇᴀᴍ", "𝐚dmin"])("%s holds letters that are notation", (name) => {
  expect(holdsNotation(name)).toBe(true);
});

test.each(["admin", "straße", "Núñez", "Οδυσσεύς", "мама", "მაია", "山田", "علي", "ﬁona"])(
  "%s holds none",
  (name) => {
    expect(holdsNotation(name)).toBe(false);
  },
);
