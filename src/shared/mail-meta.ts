/** The <meta> of the application's page by which the server says that no letter leaves the academy: its content is "none". */
export const mailMeta = "mail";
