import pixelmatch from "pixelmatch";
import { PNG } from "pngjs";

/** How far a pixel may be off, as pixelmatch measures it (0 to 1): a grey by some 15 of 255. */
const threshold = 0.06;

/**
 * Another machine may smooth an edge otherwise, or lay it a fraction of a pixel beside: each picture's pixel then still
 * lies, with this slack a channel (of 255), between the colours around its place in the other. What moved by two pixels,
 * went, came or changed its colour does not.
 */
const slack = 20;

/** What is left of such pixels lies scattered, while a change makes a spot: as many may differ in any square, */
const tileSide = 12;
const toleratedInTile = 20;

/** and this share of the whole picture's. */
const toleratedShare = 0.02;

/** What differs, and a picture in which it is red, and yellow what may come from another machine. */
export type Comparison = {
  /** Whether pixelmatch finds nothing at all. */
  isSame: boolean;
  /** Pixels that cannot come from another machine. */
  differing: number;
  /** Pixels in the square of the picture in which most of them differ. */
  inWorstTile: number;
  /** Whether all of it may come from another machine's way of drawing. */
  isTolerated: boolean;
  difference: PNG;
};

/** Compares two pictures; what only the larger one has differs. */
export function comparePictures(accepted: PNG, actual: PNG): Comparison {
  const width = Math.max(accepted.width, actual.width);
  const height = Math.max(accepted.height, actual.height);
  const difference = new PNG({ width, height });
  const [before, after] = [
    onCanvas(accepted, width, height, 0),
    onCanvas(actual, width, height, 255),
  ];
  let differing = pixelmatch(before.data, after.data, difference.data, width, height, {
    threshold,
    // Scaled down, every letter looks like the smoothed edge that pixelmatch would leave out.
    includeAA: true,
  });
  const isSame = differing === 0;
  for (let place = 0; differing > 0 && place < width * height; place++) {
    if (!isRed(difference, place)) continue;
    if (!liesAmong(before, after, place) || !liesAmong(after, before, place)) continue;
    difference.data.set(yellow, place * 4);
    differing -= 1;
  }
  const inWorstTile = differing > 0 ? worstTile(difference) : 0;
  const isTolerated =
    accepted.width === actual.width &&
    accepted.height === actual.height &&
    inWorstTile <= toleratedInTile &&
    differing <= toleratedShare * width * height;
  return { isSame, differing, inWorstTile, isTolerated, difference };
}

const yellow = [255, 200, 0, 255];

/** Whether a pixel differs: what is alike is drawn in greys. */
function isRed({ data }: PNG, place: number): boolean {
  return data[place * 4] === 255 && data[place * 4 + 1] === 0;
}

/** Whether the pixel of one picture lies, channel by channel, between those at and around its place in the other. */
function liesAmong(one: PNG, other: PNG, place: number): boolean {
  const { width, height, data } = other;
  const [left, top] = [place % width, Math.floor(place / width)];
  return [0, 1, 2].every((channel) => {
    let [least, most] = [255, 0];
    for (let y = Math.max(0, top - 1); y <= Math.min(height - 1, top + 1); y++) {
      for (let x = Math.max(0, left - 1); x <= Math.min(width - 1, left + 1); x++) {
        const value = data[(y * width + x) * 4 + channel] ?? 0;
        least = Math.min(least, value);
        most = Math.max(most, value);
      }
    }
    const own = one.data[place * 4 + channel] ?? 0;
    return own >= least - slack && own <= most + slack;
  });
}

/** The most red pixels in a square of the picture; squares overlap by half, so that a spot is not shared out. */
function worstTile(difference: PNG): number {
  const { width, height } = difference;
  const half = tileSide / 2;
  const columns = Math.ceil(width / half) + 1;
  const counts = new Uint16Array(columns * (Math.ceil(height / half) + 1));
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (!isRed(difference, y * width + x)) continue;
      const place = Math.floor(y / half) * columns + Math.floor(x / half);
      counts[place] = (counts[place] ?? 0) + 1;
    }
  }
  return counts.reduce((most, count, place) => {
    const [right = 0, below = 0, across = 0] = [1, columns, columns + 1].map(
      (step) => counts[place + step],
    );
    return Math.max(most, count + right + below + across);
  }, 0);
}

/** The picture at the upper left of an area of one grey, opaque. */
function onCanvas(picture: PNG, width: number, height: number, grey: number): PNG {
  if (picture.width === width && picture.height === height) return picture;
  const canvas = new PNG({ width, height });
  canvas.data.fill(grey);
  for (let at = 3; at < canvas.data.length; at += 4) canvas.data[at] = 255;
  PNG.bitblt(picture, canvas, 0, 0, picture.width, picture.height, 0, 0);
  return canvas;
}
