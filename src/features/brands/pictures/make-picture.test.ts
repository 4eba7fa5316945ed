import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { makePicture, type MadePicture } from "./make-picture.ts";
import { isSafeSvg } from "./svg-safety.ts";
import { pictureTypeOf } from "./type-of.ts";
import { drawing, pixelBomb, plainPicture } from "./pictures.fixture.ts";

async function made(...given: Parameters<typeof makePicture>): Promise<MadePicture> {
  const picture = await makePicture(...given);
  if (typeof picture === "string") throw new Error(picture);
  return picture;
}

/** How long this process has worked: on a busy machine more time than that goes by. */
function workedMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

describe("what is made of a picture", () => {
  test.each(["png", "jpeg", "webp", "gif"] as const)(
    "a %s becomes a logo of ours",
    async (format) => {
      const { hash, renditions } = await made(await plainPicture(1600, 400, format), "logo");
      expect(hash).toMatch(/^[0-9a-f]{32}$/);
      const [logo] = renditions;
      expect(await sharp(logo?.bytes).metadata()).toMatchObject({
        format: "webp",
        width: 640,
        height: 160,
      });
    },
  );

  test("a small one is not made larger, a drawing is drawn as finely as it can be seen", async () => {
    const small = await made(await plainPicture(100, 40, "png"), "logo");
    expect(await sharp(small.renditions[0]?.bytes).metadata()).toMatchObject({ width: 100 });
    const drawn = await made(drawing(""), "logo");
    expect(await sharp(drawn.renditions[0]?.bytes).metadata()).toMatchObject({
      format: "webp",
      width: 640,
    });
  });

  const letters = (colour: string) =>
    `<g fill="${colour}"><rect x="8" y="8" width="30" height="60"/><circle cx="90" cy="40" r="30"/></g>`;
  const clear = (inside: string) =>
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="240" height="80">${inside}</svg>`);
  const badge = '<rect x="2" y="2" width="236" height="76" fill="#c2185b"/>';

  test.each([
    ["white letters on nothing", clear(letters("#ffffff")), true],
    ["yellow letters on nothing", clear(letters("#ffd84d")), true],
    ["dark letters on nothing", clear(letters("#1a0b2e")), false],
    ["pink letters on nothing", clear(letters("#e0337c")), false],
    ["white letters in a coloured shape", clear(badge + letters("#ffffff")), false],
    ["white letters on a ground of their own", drawing(letters("#ffffff")), false],
    [
      "white letters with a dark mark",
      clear(`${letters("#ffffff")}<circle cx="200" cy="40" r="20" fill="#1a0b2e"/>`),
      true,
    ],
  ])("W-03 whether a logo needs a dark ground: %s", async (_, file, isPale) => {
    const { shape } = await made(file, "logo");
    expect(shape).toMatchObject({ width: 640, height: 213, isPale });
  });

  test("an icon has the sizes of a tab and a phone, a picture for sharing its one", async () => {
    const file = await plainPicture(900, 500, "jpeg");
    const sizes = async ({ renditions }: MadePicture) =>
      Promise.all(
        renditions.map(async ({ bytes }) => {
          const { format, width, height } = await sharp(bytes).metadata();
          return [format, width, height];
        }),
      );
    expect(await sizes(await made(file, "favicon"))).toEqual([
      ["png", 32, 32],
      ["png", 180, 180],
    ]);
    expect(await sizes(await made(file, "ogImage"))).toEqual([["jpeg", 1200, 630]]);
  });

  test("of what moves the first picture is taken", async () => {
    const frames = Buffer.concat([Buffer.alloc(30 * 30 * 3, 200), Buffer.alloc(30 * 30 * 3, 20)]);
    const gif = await sharp(frames, { raw: { width: 30, height: 60, channels: 3, pageHeight: 30 } })
      .gif({ loop: 0, delay: [100, 100] })
      .toBuffer();
    expect((await sharp(gif).metadata()).pages).toBe(2);
    const { renditions } = await made(gif, "logo");
    const { pages = 1, height } = await sharp(renditions[0]?.bytes).metadata();
    expect([pages, height]).toEqual([1, 30]);
    const { channels } = await sharp(renditions[0]?.bytes).stats();
    expect(channels[0]?.mean).toBeGreaterThan(150);
  });

  test("where it was taken and with what is gone, and it stands upright", async () => {
    const photo = await sharp(await plainPicture(60, 30, "jpeg"))
      .withExif({
        IFD0: { Make: "Camera of Ana", Orientation: "6" },
        IFD3: { GPSLatitude: "41/1 23/1 0/1" },
      })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    expect((await sharp(photo).metadata()).exif).toBeDefined();
    const { renditions } = await made(photo, "logo");
    const { exif, width, height } = await sharp(renditions[0]?.bytes).metadata();
    expect([exif, width, height]).toEqual([undefined, 30, 60]);
    expect(renditions[0]?.bytes.includes("Camera of Ana")).toBe(false);
  });
});

describe("what is no picture, or more than one", () => {
  test.each([
    ["nothing", Buffer.alloc(0), "pictureMissing"],
    ["words", Buffer.from("Nothing to see"), "pictureUnknown"],
    ["a page", Buffer.from("<!doctype html><svg onload=alert(1)>"), "pictureUnknown"],
    [
      "a page after a comment",
      Buffer.from("<!-- <svg --><html><svg></svg></html>"),
      "pictureUnknown",
    ],
    ["a program", Buffer.from("\u007FELF"), "pictureUnknown"],
    ["a PDF", Buffer.from("%PDF-1.7"), "pictureUnknown"],
    ["a TIFF", Buffer.from("II*\0"), "pictureUnknown"],
    [
      "the beginning of a GIF, then a script",
      Buffer.from("GIF89a/*\0\0*/=alert(1)"),
      "pictureBroken",
    ],
    [
      "the beginning of a PNG",
      Buffer.from([0x89, 0x50, 0x4e, 0x47, 0xd, 0xa, 0x1a, 0xa]),
      "pictureBroken",
    ],
  ])("%s", async (_, file, problem) => {
    expect(await makePicture(file, "logo")).toBe(problem);
  });

  test("a picture that breaks off", async () => {
    const noise = await sharp(
      Buffer.from(Array.from({ length: 30_000 }, (__, at) => (at * 7919) % 251)),
      {
        raw: { width: 100, height: 100, channels: 3 },
      },
    )
      .png()
      .toBuffer();
    expect(await makePicture(noise.subarray(0, noise.length / 2), "logo")).toBe("pictureBroken");
  });

  test("a bomb is refused by what its head promises, before anything is decoded", async () => {
    const bomb = pixelBomb(60_000, 60_000);
    expect(bomb.length).toBeLessThan(100_000);
    const before = process.memoryUsage().rss;
    const started = workedMs();
    expect(await makePicture(bomb, "logo")).toBe("pictureTooManyPixels");
    expect(await makePicture(pixelBomb(20_000, 4), "logo")).toBe("pictureTooManyPixels");
    expect(await makePicture(drawing("", "", 'width="90000" height="9"'), "logo")).toBe(
      "pictureTooManyPixels",
    );
    expect(workedMs() - started).toBeLessThan(2000);
    // Decoded it would be ten thousand million bytes; some come and go without it.
    expect(process.memoryUsage().rss - before).toBeLessThan(500_000_000);
  });

  test("what hides behind a picture is not in what is made of it", async () => {
    const script = "<script>alert(document.domain)</script>";
    for (const format of ["png", "jpeg", "gif"] as const) {
      const file = Buffer.concat([
        await plainPicture(20, 20, format),
        Buffer.from(`\0${script}PK\u0003\u0004`),
      ]);
      const picture = await makePicture(file, "favicon");
      if (typeof picture === "string") expect(picture).toBe("pictureBroken");
      else
        for (const { bytes } of picture.renditions) expect(bytes.includes("<script")).toBe(false);
    }
  });
});

describe("a drawing", () => {
  test("is read in no time, however it was made to take long", async () => {
    const long = 290_000;
    const times = [
      "<!---->".repeat(long / 7),
      drawing("<!DOCTYPE".repeat(long / 9)),
      drawing(`<path d="${"a".repeat(long)}"/>`),
      drawing("url(".repeat(long / 4)),
      drawing(`<rect fill='url(${" ".repeat(long)}'/>`),
      drawing(`href${" ".repeat(long)}`),
      drawing("href='\"".repeat(long / 7)),
      drawing(" on".repeat(long / 3)),
      drawing(`<${"a-".repeat(long / 2)}`),
    ].map((text) => {
      const started = workedMs();
      const file = Buffer.from(text);
      if (pictureTypeOf(file) === "svg") isSafeSvg(file);
      return workedMs() - started;
    });
    for (const time of times) expect(time).toBeLessThan(500);
  });

  test.each([
    ["plain shapes", drawing('<path d="M0 0h10v10z"/>')],
    [
      "a declaration and a document type",
      drawing(
        "",
        '<?xml version="1.0" encoding="UTF-8"?>\n<!-- Made by hand --><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">',
      ),
    ],
    [
      "a gradient of its own",
      drawing('<linearGradient id="a"/><rect fill="url(#a)" width="9" height="9"/>'),
    ],
    ["a shape used twice", drawing('<g id="b"><circle r="4"/></g><use xlink:href="#b" x="9"/>')],
    ["a style", drawing("<style>.a{fill:#fff}</style>")],
  ])("with %s is taken", async (_, file) => {
    expect(typeof (await makePicture(file, "logo"))).toBe("object");
  });

  test.each([
    ["a script", drawing("<script>alert(1)</script>")],
    [
      "a script under a prefix",
      drawing('<svg:script xmlns:svg="http://www.w3.org/2000/svg">1</svg:script>'),
    ],
    ["a handler", drawing('<rect onload="alert(1)"/>')],
    ["a handler in capitals", drawing("<rect OnClick = 'alert(1)'/>")],
    ["a page inside", drawing("<foreignObject><b>words</b></foreignObject>")],
    ["a picture from elsewhere", drawing('<image href="https://tracker.example/a.png"/>')],
    ["a file of the server", drawing('<image xlink:href="file:///etc/passwd"/>')],
    ["a file beside it", drawing('<image href="../secret.png"/>')],
    ["an address in disguise", drawing('<image href="&#104;ttps://tracker.example/a.png"/>')],
    ["a drawing within", drawing('<image href="data:image/svg+xml;base64,PHN2Zy8+"/>')],
    ["a bitmap within", drawing('<image href="data:image/png;base64,iVBORw0KGgo="/>')],
    ["a mask", drawing('<mask id="m"/><rect mask="url(#m)"/>')],
    ["a mask by its style", drawing("<style>*{mask:url(#m)}</style>")],
    ["an effect", drawing('<filter id="f"><feGaussianBlur stdDeviation="500"/></filter>')],
    ["an effect by its property", drawing('<rect style="filter: blur(500px)"/>')],
    ["a link", drawing('<a href="#b"><rect/></a>')],
    ["a style from elsewhere", drawing("<style>@import 'https://tracker.example/a.css';</style>")],
    ["a ground from elsewhere", drawing('<rect fill="url(https://tracker.example/a.svg#b)"/>')],
    ["an escaped ground", drawing('<rect style="fill:url(\\68ttps://tracker.example/a)"/>')],
    ["a style sheet", drawing("", '<?xml-stylesheet href="https://tracker.example/a.xsl"?>')],
    ["an entity", drawing("&x;", '<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>')],
    [
      "entities in entities",
      drawing("&b;", '<!DOCTYPE svg [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;">]>'),
    ],
    [
      "another encoding",
      Buffer.from(
        drawing("<script/>")
          .toString()
          .replace("<svg", '<?xml version="1.0" encoding="utf-7"?><svg'),
      ),
    ],
    ["shapes by the thousand", drawing('<use href="#b"/>'.repeat(60))],
    ["far too much of it", drawing("<g/>".repeat(6000))],
  ])("with %s is refused", async (_, file) => {
    expect(await makePicture(file, "logo")).toBe("pictureUnsafe");
  });
});
