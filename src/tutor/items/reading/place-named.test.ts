import { expect, test } from "vitest";
import { placeNamed, placesListed } from "./place-named.ts";

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
