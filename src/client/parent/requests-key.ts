/** Where the open wishes of all children are kept among the queries. */
export const requestsKey = ["controls", "requests"] as const;

/** Where the latest requests for credits are kept. */
export const creditRequestsKey = ["credits", "requests"] as const;
