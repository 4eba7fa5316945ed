/**
 * Method and path below /api/ of the calls that the tutor's desk and the frame around every screen make, as "get
 * tutoring/chats", by feature and name. Written by the build from the contracts, so that the page carries addresses
 * and not schemas (scripts/call-table-plugin.ts).
 */
declare module "virtual:call-table" {
  export const callTable: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** The same of all other features, loaded with the first call of one of them. */
declare module "virtual:call-table/others" {
  export const callTable: Readonly<Record<string, Readonly<Record<string, string>>>>;
}
