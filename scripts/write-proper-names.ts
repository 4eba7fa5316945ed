import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { foldLetters, isOrdinary } from "#tutor/voice/personal/ordinary-words.ts";

const root = join(import.meta.dirname, "..");

/** Names that lessons are about: hidden, a model could not say what they stand for. */
const ofLessons = new Set(
  "pythagoras pythagorean euclid euclidean fibonacci pascal venn cartesian descartes celsius fahrenheit kelvin newton gauss gaussian euler archimedes eratosthenes diophantine bayes bernoulli leibniz lagrange taylor maclaurin riemann fermat goldbach mersenne napier cavalieri heron ptolemy hertz watt joule pascals ohm ampere volt richter roman arabic greek latin egyptian babylonian earth mars jupiter saturn venus mercury neptune uranus sun moon january february march april may june july august september october november december monday tuesday wednesday thursday friday saturday sunday christmas easter halloween thanksgiving english spanish french german american mexican british european african asian mississippi sudan iva xmas internet instagram facebook youtube tiktok pokemon google excel desmos geogebra olympic olympics lego monopoly sudoku rubik".split(
    " ",
  ),
);

/** Names that the dictionary, an English one, does not have. */
const spanishToo =
  "iker unai aitor ander asier jon mikel gorka eneko nerea ainhoa leire naia itziar nahia garazi izan gael thiago ximena valentina camila renata regina danna fatima itzel citlali xochitl yaretzi emiliano maximiliano leonardo santino benjamin joaquin bautista lautaro nahuel matias agustina martina catalina isidora antonia emilia trinidad maite maitane noelia rocio yolanda nuria montse merce jordi arnau pau marc biel aina laia carla sergi oriol roser ines irene alba claudia paula daniela mariana luciana antonella guadalupe lupita pepe paco nacho chema santi nico leo dani rafa fran javi quique lalo memo beto pancho chuy toño lucia sofia maria jose andres alvaro ivan ruben oscar hector cesar jesus raul saul noe moises isaac abraham brayan kevin jonathan yahir axel garcia rodriguez gonzalez fernandez lopez martinez sanchez perez gomez martin jimenez ruiz hernandez diaz moreno muñoz alvarez romero alonso gutierrez navarro torres dominguez vazquez ramos gil ramirez serrano molina suarez ortega delgado ortiz morales rubio marin iglesias nuñez medina garrido cortes castillo lozano cano guerrero prieto mendez calvo gallego vidal herrera peña aguilar vargas rojas salazar mendoza cabrera castro duarte velez bogota medellin cali barranquilla cartagena bucaramanga pereira manizales cucuta ibague guadalajara monterrey puebla tijuana queretaro merida cancun toluca oaxaca veracruz chihuahua hermosillo culiacan saltillo morelia zapopan coyoacan iztapalapa ecatepec cordoba rosario mendoza tucuman salta neuquen quilmes lanus valparaiso concepcion temuco antofagasta rancagua talca barcelona valencia sevilla zaragoza malaga murcia bilbao alicante valladolid vigo gijon vitoria granada elche oviedo badalona cartagena terrassa sabadell mostoles getafe leganes fuenlabrada alcorcon burgos albacete santander castellon almeria pamplona logroño badajoz salamanca huelva lleida tarragona jaen cadiz ourense girona lugo caceres cuenca guadalajara quito guayaquil arequipa trujillo caracas maracaibo".split(
    " ",
  );

const scowl =
  "Copyright 2000-2018 by Kevin Atkinson. Permission to use, copy, modify, distribute and sell these word lists, the associated scripts, the output created from the scripts, and its documentation for any purpose is hereby granted without fee, provided that the above copyright notice appears in all copies and that both that copyright notice and this permission notice appear in supporting documentation. Kevin Atkinson makes no representations about the suitability of this array for any purpose. It is provided 'as is' without express or implied warranty.";

/** Entries of a Hunspell list: words with the marks behind them taken off. */
async function entries(language: string): Promise<string[]> {
  const text = await readFile(join(root, `node_modules/dictionary-${language}/index.dic`), "utf8");
  return text.split("\n").map((line) => line.replace(/[/\t ].*$/, ""));
}

/**
 * Writes content/vocabulary/proper-names.json: what stands with a capital alone in SCOWL's English list, and is no word
 * of either language, nor one that lessons are made of.
 */
async function main(): Promise<void> {
  const english = await entries("en");
  const both = [...english, ...(await entries("es"))];
  const words = new Set(both.filter((word) => /^\p{Ll}/u.test(word)).map(foldLetters));
  // Plurals and feminines stand in no list of words.
  const isWord = (name: string) =>
    ofLessons.has(name) ||
    [name, name.replace(/s$/, ""), name.replace(/es$/, ""), name.replace(/as?$/, "o")].some(
      (form) => words.has(form) || isOrdinary(form),
    );
  const names = english
    .filter((word) => /^\p{Lu}\p{Ll}{3,}$/u.test(word))
    .map(foldLetters)
    .filter((name) => /^[a-z]+$/.test(name) && !isWord(name));
  // Of the own ones each was looked at: "Camila" is no form of another word.
  const own = spanishToo.map(foldLetters).filter((name) => !words.has(name) && !isOrdinary(name));
  const sorted = [...new Set([...names, ...own])].toSorted();
  const file = {
    source: "SCOWL 2020.12.07, wordlist.sourceforge.net, and names of our own",
    license: scowl,
    names: sorted.join(" "),
  };
  const path = join(root, "content/vocabulary/proper-names.json");
  await writeFile(path, `${JSON.stringify(file, null, 2)}\n`);
  console.log(`${sorted.length} names`);
}

await main();
