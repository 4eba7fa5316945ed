/** Where what waits for a yes or no is kept among the queries. */
export const waitingKey = ["family", "waiting"] as const;
