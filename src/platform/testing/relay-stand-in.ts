import { createServer, type Server, type Socket } from "node:net";
import { SMTPServer } from "smtp-server";

/** What a relay took, as it came over the wire. */
export type TakenMail = { from: string; to: string[]; raw: string };

/** A mail relay on a free port that speaks SMTP as any other. */
export type Relay = {
  url: string;
  taken: TakenMail[];
  /** How often somebody tried to hand a message over. */
  tries(): number;
  /** From now on refuses every message with this status, or takes them again. */
  refuse(status: number | null): void;
  close(): Promise<void>;
};

export async function startRelay(): Promise<Relay> {
  const taken: TakenMail[] = [];
  let status: number | null = null;
  let tries = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onMailFrom(_address, _session, callback) {
      tries++;
      if (status === null) return callback();
      callback(Object.assign(new Error("not now"), { responseCode: status }));
    },
    onData(stream, { envelope }, callback) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        taken.push({
          from: envelope.mailFrom ? envelope.mailFrom.address : "",
          to: envelope.rcptTo.map(({ address }) => address),
          raw: Buffer.concat(chunks).toString("utf8"),
        });
        callback();
      });
    },
  });
  const port = await listen(server.server);
  return {
    url: `smtp://127.0.0.1:${port}`,
    taken,
    tries: () => tries,
    refuse(next) {
      status = next;
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** A relay that accepts connections and never says a word. */
export async function startSilentRelay(): Promise<{ url: string; close(): Promise<void> }> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on("error", () => undefined);
  });
  const port = await listen(server);
  return {
    url: `smtp://127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
}

function listen(server: Server): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      resolve(typeof address === "object" && address ? address.port : 0);
    });
  });
}
