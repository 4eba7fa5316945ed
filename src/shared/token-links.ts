/** What opens an account, a consent or an invitation to whoever has it: the parameters of our links that hold a token. */
const tokenParameter = /[?&#](?:token|verify-email)=/u;

/** Whether an address, or a text with addresses in it, holds a token of ours. */
export function carriesToken(text: string): boolean {
  return tokenParameter.test(text);
}
