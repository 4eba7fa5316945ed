import english from "#content/vocabulary/en.json" with { type: "json" };
import proper from "#content/vocabulary/proper-names.json" with { type: "json" };
import spanish from "#content/vocabulary/es.json" with { type: "json" };

/** What children say they are, beside the words of a lesson; beginnings, so that "cansad" is "cansado" and "cansada". */
const ofOneself =
  "fat huge naked ground invited suppos underw overw starv gay soo pretty ugly adopt vegetarian vegan eleven twelve thirteen fourteen fifteen sixteen dumb stupid silly bad good great fine ok okay kinda sorta gonna tryna literally hella lowkey bored hungry sleepy sick sad mad angry happy scared nervous worried confus annoy tired exhaust lazy slow fast smart clever genius nerd kid girl boy student american mexican spanish english british canadian colombian argentin chilen mexican español ingles american catalan latin left right lefty dyslexi autis adhd vegan christian muslim catholic jewish older younger taller shorter first second third last next almost nearly still already never always totally super way too home school class bed dead late early absent allergic against tont mal buen peor mejor nul torpe burr list vag lent rapid pequeñ grande chic niñ alumn estudiante aburrid cansad confundid perdid nervios preocupad enfad enojad triste feliz content flipand segur hart list hambr zurd diestr disléxic unic mayor menor nuev prim herman hij niet gemel amig seguidor fan aficionad quien que como tan muy demasiad medio casi todavia ya siempre nunca".split(
    " ",
  );

const listed = new Set(
  [...Object.values(english), ...Object.values(spanish)]
    .flat()
    .flatMap((line) => foldLetters(line).split(/[^a-z']+/)),
);

const properNames = new Set(proper.names.split(" "));

/** Whether a word, folded, is somebody's or some town's name and no word besides. */
export function isProperName(word: string): boolean {
  const bare = word.replace(/'s?$/, "");
  return bare !== "faro" && properNames.has(bare);
}

/** Lower case without accents, letter for letter: places in it are places in the text. */
export function foldLetters(text: string): string {
  let folded = "";
  for (let at = 0; at < text.length; at++) {
    const sign = text.charAt(at);
    const plain = sign.normalize("NFD").charAt(0).toLowerCase();
    folded +=
      sign === "’" || sign === "‘" || sign === "`" ? "'" : plain.length === 1 ? plain : sign;
  }
  return folded;
}

const beginnings = ofOneself.map((word) => foldLetters(word));

/** Whether a word, folded, is one that lessons are made of, and so nobody's name or town. */
export function isOrdinary(word: string): boolean {
  const bare = word.replace(/'s?$/, "");
  if (listed.has(bare) || listed.has(bare.replace(/e?s$/, "")) || /.{3}ing$/.test(bare))
    return true;
  return beginnings.some((known) =>
    known.length < 4 ? bare === known : bare.startsWith(known) && bare.length <= known.length + 4,
  );
}
