import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { interactionPolicy, Provider } from "oidc-provider";

/** Somebody with an account at the provider. */
export type ProviderAccount = {
  sub: string;
  name: string;
  email?: string;
  email_verified?: boolean;
};

/** A real OpenID provider on this machine, which asks which account to use as Google does. */
export type OpenIdProvider = {
  issuer: string;
  /** Settings of an academy that signs people in through it. */
  environment: Record<string, string>;
  /** Adds an account; its name stands on the provider's page of choice. */
  add(account: ProviderAccount): void;
  /** Every authorization request so far, by its parameters. */
  requests: URLSearchParams[];
  close(): Promise<void>;
};

const clientId = "faro-tests";
const clientSecret = "a secret between two programs on one machine";

/** Starts a provider that knows one client: an academy at `origin`. */
export async function startOpenIdProvider(origin: string): Promise<OpenIdProvider> {
  const accounts = new Map<string, ProviderAccount>();
  const requests: URLSearchParams[] = [];
  const server = createServer();
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  const issuer = `http://127.0.0.1:${port}`;
  const policy = interactionPolicy.base();
  policy.add(new interactionPolicy.Prompt({ name: "select_account", requestable: true }), 0);
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        redirect_uris: [`${origin}/api/accounts/google/callback`],
      },
    ],
    claims: { openid: ["sub"], email: ["email", "email_verified"], profile: ["name"] },
    // Google puts the claims into the ID token.
    conformIdTokenClaims: false,
    cookies: { keys: ["for tests alone"] },
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false } },
    interactions: { policy, url: (_, interaction) => `/choose/${interaction.uid}` },
    findAccount: (_, accountId) => ({
      accountId,
      claims: () => ({ ...accounts.get(accountId), sub: accountId }),
    }),
    // Consent is given with the choice of the account.
    async loadExistingGrant({ oidc }) {
      const grant = new oidc.provider.Grant({
        clientId,
        ...(oidc.session?.accountId ? { accountId: oidc.session.accountId } : {}),
      });
      grant.addOIDCScope("openid email profile");
      await grant.save();
      return grant;
    },
  });
  const answerOidc = provider.callback();

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? "/", issuer);
    if (url.pathname === "/auth") requests.push(url.searchParams);
    if (!url.pathname.startsWith("/choose/")) return answerOidc(request, response);
    if (request.method === "GET") {
      response.end(choicePage([...accounts.values()]));
      return;
    }
    const choice = new URLSearchParams(await text(request)).get("account") ?? "";
    await provider.interactionFinished(
      request,
      response,
      choice === ""
        ? { error: "access_denied", error_description: "they said no" }
        : { select_account: {}, login: { accountId: choice } },
    );
  }
  server.on("request", (request, response) => {
    answer(request, response).catch((error: unknown) => response.destroy(Error(String(error))));
  });

  return {
    issuer,
    environment: {
      GOOGLE_CLIENT_ID: clientId,
      GOOGLE_CLIENT_SECRET: clientSecret,
      GOOGLE_ISSUER: issuer,
    },
    add: (account) => void accounts.set(account.sub, account),
    requests,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function choicePage(accounts: readonly ProviderAccount[]): string {
  const buttons = accounts.map(
    ({ sub, name }) => `<button name="account" value="${sub}">${name}</button>`,
  );
  return `<!doctype html><html lang="en"><title>Choose an account</title><form method="post">
${buttons.join("\n")}<button name="account" value="">No, thanks</button></form></html>`;
}
