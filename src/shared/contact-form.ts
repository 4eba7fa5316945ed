/** Who can say to be writing. */
export const senders = ["student", "parent", "school", "affiliate", "other"] as const;

export type Sender = (typeof senders)[number];

/** The fields of the form in the order in which they stand. */
export const contactFields = ["name", "email", "sender", "message"] as const;

export type ContactField = (typeof contactFields)[number];

/**
 * The places in the built form that the server fills when it gives a refused form back: what was typed into a field,
 * what is wrong with it ("" where nothing is), whether that is so ("true" or "false"), and why the form came back.
 */
export const formPlaces = {
  typed: (field: ContactField) => `{{typed ${field}}}`,
  problem: (field: ContactField) => `{{problem ${field}}}`,
  invalid: (field: ContactField) => `{{invalid ${field}}}`,
  refusal: "{{refusal}}",
  /** Who helps, as HTML, where a student wrote of something heavy. */
  care: "{{care}}",
} as const;
