/** The <meta> by which the application's page tells its screens the facts about the academy that were changed. */
export const siteFactsMeta = "site-facts";
