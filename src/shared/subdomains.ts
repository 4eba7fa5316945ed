/** Names of a subdomain that the academy keeps to itself: no partner's page stands under them. */
export const reservedSubdomains = ["www", "api", "admin", "mail", "ftp", "blog"] as const;

/** What a subdomain may be: a label of a host name (RFC 1123) in small letters, of 2 to 40 characters. */
export const subdomainPattern = "^[a-z0-9]([a-z0-9-]{0,38}[a-z0-9])$";

/** How the labels of punycode begin: what is read is not what stands there. */
export const punycodePrefix = "xn--";

/** A colour of a brand as it is stored: "#1c5f9e". */
export const colourPattern = "^#[0-9a-f]{6}$";
