/** Where the open wishes of all children are kept among the queries. */
export const requestsKey = ["controls", "requests"] as const;
