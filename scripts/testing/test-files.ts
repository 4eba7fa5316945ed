/**
 * Which files a run takes, by the mode it is run in: "slow" those that are slow by nature, "all" both, any other the
 * rest, which is what `npm test` runs.
 */
export function testFiles(
  mode: string,
  folders: string,
  more = "ts",
): { include: string[]; exclude: string[] } {
  const slow = `${folders}/**/*.slow.test.${more}`;
  return {
    include: mode === "slow" ? [slow] : [`${folders}/**/*.test.${more}`],
    exclude: mode === "slow" || mode === "all" ? [] : [slow],
  };
}
