/** The one policy of Trusted Types that pages have: it makes the address of the service worker, and no other. */
export const workerPolicyName = "faro-worker";
