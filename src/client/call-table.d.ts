/**
 * Method and path of every declared call, written by the build from the contracts, so that the page carries
 * addresses and not schemas (scripts/call-table-plugin.ts).
 */
declare module "virtual:call-table" {
  export const callTable: Readonly<Record<string, { method: string; path: string }>>;
}
