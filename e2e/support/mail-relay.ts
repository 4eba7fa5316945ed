import type { AddressInfo } from "node:net";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { buffer } from "node:stream/consumers";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer } from "smtp-server";

/** A mail relay that keeps what it is given, and a mailbox over HTTP where tests read it. */
export type MailRelay = {
  /** For SMTP_URL. */
  smtpUrl: string;
  /** For `newestMail`. */
  mailboxUrl: string;
  stop(): Promise<void>;
};

/** Starts the relay: true SMTP, as any other, on loopback. */
export async function startMailRelay(): Promise<MailRelay> {
  const received: Email[] = [];
  const relay = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onData(stream, _, done) {
      async function receive(): Promise<void> {
        received.push(await PostalMime.parse(await buffer(stream)));
      }
      void receive().finally(() => done());
    },
  });
  await new Promise<void>((resolve) => relay.listen(0, "127.0.0.1", resolve));
  const mailbox = createServer((request, response) => showNewest(received, request, response));
  await new Promise<void>((resolve) => mailbox.listen(0, "127.0.0.1", resolve));
  return {
    smtpUrl: `smtp://127.0.0.1:${portOf(relay.server.address())}`,
    mailboxUrl: `http://127.0.0.1:${portOf(mailbox.address())}`,
    async stop() {
      await Promise.all([
        new Promise<void>((resolve) => relay.close(resolve)),
        closeServer(mailbox),
      ]);
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
function showNewest(
  received: readonly Email[],
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const query = new URL(request.url ?? "/", "http://mailbox").searchParams;
  const about = query.get("about") ?? "";
  const found = received.findLast(
    (mail) =>
      mail.to?.some(({ address }) => address?.toLowerCase() === query.get("to")?.toLowerCase()) &&
      `${mail.subject}\n${mail.text}`.includes(about),
  );
  if (!found) {
    response.writeHead(404).end();
    return;
  }
  const { subject, text, html } = found;
  response
    .writeHead(200, { "content-type": "application/json" })
    .end(JSON.stringify({ subject, text, html }));
}
