import { createSocket } from "node:dgram";
import { type Answer, AUTHORITATIVE_ANSWER, decode, encode } from "dns-packet";

/** A small DNS server over UDP on this machine, which knows what it was told. */
export type DnsServer = {
  /** As the setting DNS_SERVER has it. */
  address: string;
  /** Sets all records of a name and type; none where no values are given. */
  set(type: "TXT" | "CNAME" | "A" | "AAAA", name: string, ...values: string[]): void;
  /** Makes it answer what is asked of a name and type with SERVFAIL, until records are set. */
  fail(type: "TXT" | "CNAME" | "A" | "AAAA", name: string): void;
  /** Whether it answers at all; while it does not, whoever asks waits in vain. */
  silent: boolean;
  close(): Promise<void>;
};

export async function startDnsServer(): Promise<DnsServer> {
  const records = new Map<string, Answer[]>();
  const failing = new Set<string>();
  const socket = createSocket("udp4");
  const server: DnsServer = {
    address: "",
    silent: false,
    fail: (type, name) => void failing.add(`${type} ${name}`),
    set(type, name, ...values) {
      failing.delete(`${type} ${name}`);
      records.set(
        `${type} ${name}`,
        values.map((data) => ({ type, name, ttl: 1, data })),
      );
    },
    close: () => new Promise((resolve) => socket.close(() => resolve())),
  };
  socket.on("message", (message, { address, port }) => {
    if (server.silent) return;
    const { id, questions = [] } = decode(message);
    const answers = questions.flatMap(({ type, name }) => records.get(`${type} ${name}`) ?? []);
    const isKnown = questions.some(({ name }) =>
      [...records].some(([key, found]) => key.endsWith(` ${name}`) && found.length > 0),
    );
    const isFailing = questions.some(({ type, name }) => failing.has(`${type} ${name}`));
    const [serverFailure, noSuchName] = [2, 3];
    const flags = AUTHORITATIVE_ANSWER | (isFailing ? serverFailure : isKnown ? 0 : noSuchName);
    socket.send(
      encode({ type: "response", ...(id === undefined ? {} : { id }), flags, questions, answers }),
      port,
      address,
    );
  });
  await new Promise<void>((resolve) => socket.bind(0, "127.0.0.1", resolve));
  server.address = `127.0.0.1:${socket.address().port}`;
  return server;
}
