import { PNG } from "pngjs";
import { expect, test } from "vitest";
import { comparePictures } from "./compare.ts";
import { toIndexedPng } from "./indexed-png.ts";

type Colour = readonly [red: number, green: number, blue: number];

/** A picture in which each pixel has the colour that `colourAt` says. */
function draw(width: number, height: number, colourAt: (x: number, y: number) => Colour): PNG {
  const picture = new PNG({ width, height });
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      picture.data.set([...colourAt(x, y), 255], (y * width + x) * 4);
    }
  }
  return picture;
}

const paperColour: Colour = [250, 247, 240];
const ink: Colour = [19, 33, 58];
const paper = () => draw(130, 400, () => paperColour);

/** Paper with a button on it: 40 by 12 pixels. */
const withButton = (left: number, top: number, colour: Colour) =>
  draw(130, 400, (x, y) =>
    x >= left && x < left + 40 && y >= top && y < top + 12 ? colour : paperColour,
  );

test("a picture kept with a palette is still the same picture, also with thousands of colours", () => {
  const kept = PNG.sync.read(toIndexedPng(paper()));
  expect([kept.width, kept.height]).toEqual([130, 400]);
  expect(comparePictures(kept, paper()).differing).toBe(0);
  const colourful = draw(200, 100, (x, y) => [x, 2 * y, (x + y) % 256]);
  const { data } = PNG.sync.read(toIndexedPng(colourful));
  const furthest = data.reduce(
    (most, value, at) => Math.max(most, Math.abs(value - (colourful.data[at] ?? 0))),
    0,
  );
  expect(furthest).toBeLessThan(40);
});

test("edges smoothed otherwise and a few scattered pixels are the same picture", () => {
  const smoothed = draw(130, 400, (x) => (x % 2 ? paperColour : [244, 241, 234]));
  expect(comparePictures(paper(), smoothed)).toMatchObject({ differing: 0, isTolerated: true });
  const scattered = draw(130, 400, (x, y) => (x % 26 === 0 && y % 20 === 0 ? ink : paperColour));
  expect(comparePictures(paper(), scattered)).toMatchObject({ differing: 100, isTolerated: true });
});

test("a spot that moved, changed its colour or went, and a picture of another size, are not", () => {
  const lamp: Colour = [245, 180, 65];
  const button = withButton(10, 100, lamp);
  const isSeen = (other: PNG) => !comparePictures(button, other).isTolerated;
  expect(isSeen(withButton(10, 103, lamp))).toBe(true);
  expect(isSeen(withButton(13, 100, lamp))).toBe(true);
  expect(isSeen(withButton(10, 100, [42, 157, 111]))).toBe(true);
  expect(isSeen(withButton(10, 100, [245, 150, 65]))).toBe(true);
  expect(isSeen(paper())).toBe(true);
  expect(isSeen(draw(130, 401, () => paperColour))).toBe(true);
  expect(
    comparePictures(
      paper(),
      draw(130, 401, () => paperColour),
    ).differing,
  ).toBe(130);
});

test("scattered pixels that are more than a small share are not the same picture", () => {
  const noisy = draw(130, 400, (x, y) => (x % 4 === 0 && y % 8 === 0 ? ink : paperColour));
  expect(comparePictures(paper(), noisy).isTolerated).toBe(false);
});
