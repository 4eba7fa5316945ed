import { z } from "zod";

/** Letters of any script in a mailbox's name or a domain (RFC 6531): what they stand for below, that zod's pattern knows. */
const international = /[^\p{ASCII}\P{L}]|[^\p{ASCII}\P{N}]|\p{M}/gu;

/**
 * Whether a text is one e-mail address as browsers take it from a form (WHATWG), with letters of any script and a domain
 * that has a dot (V-02). Other ways to write the same mailbox are none: quotes, comments, brackets, letters of full
 * width, a dot at the end. So one mailbox is not many to whoever counts, and no address is two to a mail server.
 */
export function isEmailAddress(text: string): boolean {
  if (text !== text.normalize("NFKC")) return false;
  const domain = text.slice(text.lastIndexOf("@") + 1);
  if (!domain.includes(".") || /\.\d+$/.test(domain)) return false;
  return z.regexes.html5Email.test(text.replaceAll(international, "x"));
}

/** How providers deliver: which of their domains are one, what they overlook in a mailbox's name. */
type Provider = { domains: readonly string[]; overlooks: RegExp };

/** What follows a plus is a label of the owner's. */
const label = /\+.*$/;

/** Only what a provider itself documents; everybody else's plus and dots may be other people's mailboxes. */
const providers: readonly Provider[] = [
  { domains: ["gmail.com", "googlemail.com"], overlooks: /\+.*$|\./g },
  { domains: ["proton.me", "protonmail.com", "pm.me"], overlooks: /\+.*$|[._-]/g },
  { domains: ["icloud.com", "me.com", "mac.com"], overlooks: label },
  { domains: ["outlook.com"], overlooks: label },
  { domains: ["hotmail.com"], overlooks: label },
  { domains: ["live.com"], overlooks: label },
  { domains: ["fastmail.com"], overlooks: label },
];

/**
 * The mailbox that an address reaches, as far as that is known: what is counted, and never what is written to. Whatever
 * is no address stays what it is.
 */
export function mailboxOf(address: string): string {
  const plain = address.trim().normalize("NFKC").toLowerCase();
  const at = plain.lastIndexOf("@");
  if (at < 1) return plain;
  const domain = asciiDomain(plain.slice(at + 1));
  const name = plain.slice(0, at);
  const provider = providers.find(({ domains }) => domains.includes(domain));
  if (!provider) return `${name}@${domain}`;
  return `${name.replace(provider.overlooks, "")}@${provider.domains[0] ?? domain}`;
}

/** A domain of another script is the same in its letters and in punycode. */
function asciiDomain(domain: string): string {
  const url = `http://${domain}`;
  return URL.canParse(url) ? new URL(url).hostname : domain;
}
