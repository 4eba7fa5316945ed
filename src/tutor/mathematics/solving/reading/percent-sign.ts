/** The source of a pattern for what marks a percentage after a number, in either language. */
export const percentSign = "(?:%|\\\\%| ?percent| ?per cent| ?por ?ciento)";
