import { readFileSync } from "node:fs";
import type { Plugin } from "vite";
import { skillFile, textsFile } from "#tutor/curriculum/packs/format.ts";
import { parseFile } from "#tutor/curriculum/packs/parse.ts";

/**
 * Vite plugin: importing a skill's source file (`fractions-compare.yaml`) gives the skill with its texts, read and checked
 * for form, so that a page needs neither a reader of YAML nor of shapes. Throws where a file cannot be read.
 */
export function skillFilePlugin(): Plugin {
  return {
    name: "faro-skill-file",
    load(id) {
      if (!/\/content\/curriculum\/.*\.yaml$/u.test(id)) return null;
      const skill = read(id, skillFile);
      const other = skill.language === "en" ? "es" : "en";
      const textsPath = id.replace(/\.yaml$/u, `.${other}.yaml`);
      this.addWatchFile(textsPath);
      const texts = read(textsPath, textsFile);
      return `export default ${JSON.stringify({ skill: unasked(skill), texts: unasked(texts) })};`;
    },
  };
}

/** Without what is answered to questions, and to replies: on a page nobody asks any. */
function unasked<T extends { questions: unknown; replies: unknown }>(file: T): T {
  return { ...file, questions: {}, replies: [] };
}

function read<S extends Parameters<typeof parseFile>[2]>(file: string, shape: S) {
  const { value, problems } = parseFile<S>(file, readFileSync(file, "utf8"), shape);
  if (value === null)
    throw new Error(problems.map(({ line, what }) => `${file}:${line} ${what}`).join("\n"));
  return value;
}
