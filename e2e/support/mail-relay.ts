import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import PostalMime from "postal-mime";
import { type Relay, startRelay } from "#platform/testing/relay-stand-in.ts";

/** A mail relay that keeps what it is given, and a mailbox over HTTP where tests read it. */
export type MailRelay = {
  /** For SMTP_URL. */
  smtpUrl: string;
  /** For `newestMail`. */
  mailboxUrl: string;
  stop(): Promise<void>;
};

/** Starts the relay on loopback and the mailbox beside it. */
export async function startMailRelay(): Promise<MailRelay> {
  const relay = await startRelay();
  const mailbox = createServer((request, response) => void showNewest(relay, request, response));
  await new Promise<void>((resolve) => mailbox.listen(0, "127.0.0.1", resolve));
  return {
    smtpUrl: relay.url,
    mailboxUrl: `http://127.0.0.1:${portOf(mailbox.address())}`,
    async stop() {
      await Promise.all([relay.close(), closeServer(mailbox)]);
    },
  };
}

function portOf(address: AddressInfo | string | null): number {
  return typeof address === "object" && address ? address.port : 0;
}

function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => server.close(() => resolve()));
}

/** Answers the newest mail to ?to= whose subject or text has ?about= in it; 404 while there is none. */
async function showNewest(
  { taken }: Relay,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const query = new URL(request.url ?? "/", "http://mailbox").searchParams;
  const to = query.get("to")?.toLowerCase();
  const about = query.get("about") ?? "";
  for (const mail of taken.toReversed()) {
    if (!mail.to.some((address) => address.toLowerCase() === to)) continue;
    const { subject, text, html } = await PostalMime.parse(mail.raw);
    if (!`${subject}\n${text}`.includes(about)) continue;
    response
      .writeHead(200, { "content-type": "application/json" })
      .end(JSON.stringify({ subject, text, html }));
    return;
  }
  response.writeHead(404).end();
}
