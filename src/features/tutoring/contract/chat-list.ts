import { z } from "zod";
import { type Contract, defineCall } from "#shared/contract.ts";
import { learners } from "#shared/permissions.ts";
import { subjects } from "#shared/subjects.ts";

const chatSummary = z.object({
  id: z.string(),
  subject: z.enum(subjects),
  title: z.string(),
  /** Words around a search hit, or the last words said. */
  excerpt: z.string(),
  updatedAt: z.string(),
  /** The student put it away; who looks after them sees it all the same. */
  isPutAway: z.boolean(),
});

export type ChatSummary = z.infer<typeof chatSummary>;

const chatId = z.string().min(1).max(40);
const chats = z.object({
  chats: z.array(chatSummary),
  more: z.boolean(),
  /** The student has put sessions away, whether they stand in this list or not. */
  hasAway: z.boolean(),
});

/** The student's sessions as a list: to be found, named and put away. */
export const listCalls = {
  listChats: defineCall({
    method: "get",
    path: "/api/tutoring/chats",
    summary: "The student's sessions, latest first; with `away` those that were put away.",
    access: learners,
    input: z.object({ before: z.string().optional(), away: z.literal("true").optional() }),
    output: chats,
  }),
  // What a student looks for stands in no address: addresses are kept by browsers, proxies and logs.
  searchChats: defineCall({
    method: "post",
    path: "/api/tutoring/chats/search",
    summary:
      "The student's sessions in whose title, words or problems something occurs, latest first, those put away as well.",
    access: learners,
    input: z.object({ search: z.string().trim().min(1).max(100), before: z.string().optional() }),
    output: chats,
    errors: ["invalid_input", "care_first"],
  }),
  renameChat: defineCall({
    method: "put",
    path: "/api/tutoring/chats/:chatId/title",
    summary: "Gives a session another title, which it then keeps.",
    access: learners,
    input: z.object({ chatId, title: z.string().trim().min(1, "titleMissing").max(120) }),
    output: z.object({ title: z.string() }),
    errors: ["not_found", "care_first"],
  }),
  putAway: defineCall({
    method: "put",
    path: "/api/tutoring/chats/:chatId/away",
    summary:
      "Puts a session away from the student's list, or takes it out again; nothing of it is deleted or hidden from who looks after the student.",
    access: learners,
    input: z.object({ chatId, away: z.boolean() }),
    output: z.object({ away: z.boolean() }),
    errors: ["not_found"],
  }),
} satisfies Contract;
