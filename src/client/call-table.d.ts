/**
 * Method and path below /api/ of every declared call, as "get tutoring/chats", by feature and name. Written by the
 * build from the contracts, so that the page carries addresses and not schemas (scripts/call-table-plugin.ts).
 */
declare module "virtual:call-table" {
  export const callTable: Readonly<Record<string, Readonly<Record<string, string>>>>;
}
