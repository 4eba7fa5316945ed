/** A skill's source file with its texts in the other language, put in by the build (scripts/skill-file-plugin.ts). */
declare module "*.yaml" {
  import type { PackSource } from "#tutor/curriculum/packs/build-item.ts";
  const source: PackSource;
  export default source;
}
