import { expect, test } from "vitest";
import { beginsWithList, concludedPlace, placeNamed, placesListed } from "./place-named.ts";

test.each([
  ["3 because its still above 0 so its going forward. but what if it turned around?", 2],
  ["yes 2, why are you asking again", 1],
  ["its 2 cuz they needed it", 1],
  ["la 1", 0],
  ["creo que 4, porque dice dañan", 3],
  ["so its the first one", 0],
] as const)("“%s” names one place", (text, place) => {
  expect(placeNamed(text, 4)).toBe(place);
});

test.each([
  "2 of them are wrong",
  "3 apples and 2 pears",
  "9 because it is big",
  "a dog eats them",
  "1.5 is more",
])("“%s” names none", (text) => {
  expect(placeNamed(text, 4)).toBeNull();
});

test.each([
  ["2 3 y 4", [1, 2, 3]],
  ["first and fourth", [0, 3]],
  ["the last one. 35 > 31. can i go to bed now", [3]],
  ["1, 3 and 4", [0, 2, 3]],
  ["la primera y la tercera porque sí", [0, 2]],
] as const)("“%s” lists places", (text, places) => {
  expect(placesListed(text, 4)).toEqual(places);
});

test.each(["2 dogs", "3 and 7", "not the first", "maybe 2"])("“%s” lists none", (text) => {
  expect(placesListed(text, 4)).toBeNull();
});

test.each([
  ["la 2, la 3 y la 5 supongo, porque lo dice el texto", [1, 2, 4]],
  ["2 and 5? cliff isnt air", [1, 4]],
] as const)("“%s” lists its places whole", (text, places) => {
  expect(placesListed(text, 5)).toEqual(places);
});

test.each([
  ["oh it holds it in shape like a skeleton. so 5! the green grains", 4],
  ["oh so he wasnt there. then 3 the photo", 2],
  ["it goes down. so 3 apples are left", null],
  ["so 3. or so 4.", null],
] as const)("“%s” comes to a place: %s", (text, place) => {
  expect(concludedPlace(text, 6)).toBe(place);
});

test("a list that a message begins with is meant by its numbers", () => {
  for (const text of [
    "2 and 5? cliff isnt air",
    "is it 1, 3 and 4 because they say so",
    "la 2 y la 3",
  ])
    expect(beginsWithList(text)).toBe(true);
  for (const text of ["2 and 5 apples", "i think line 2", "1.5 and 2"])
    expect(beginsWithList(text)).toBe(false);
});
