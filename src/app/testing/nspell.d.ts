/** The package brings no types; this is the part of it that is used. */
declare module "nspell" {
  export default function nspell(dictionary: { aff: Uint8Array; dic: Uint8Array }): {
    correct(word: string): boolean;
  };
}
