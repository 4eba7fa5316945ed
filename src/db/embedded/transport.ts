import { createHash, randomBytes } from "node:crypto";
import { chmod, lstat, mkdir, readFile, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { join } from "node:path";
import { EmbeddedDatabaseError } from "./failure.ts";
import type { Placement } from "./placement.ts";
import { giveTo } from "./runtime-user.ts";
import type { RuntimeUser } from "./runtime-user.ts";

/**
 * How the program reaches its server: a Unix socket in a folder only the two may enter, or on
 * Windows a loopback port behind a generated password.
 */
export type Transport = { kind: "socket"; folder: string } | { kind: "loopback"; password: string };

/** What `pg` needs to connect to one database of the server. */
export type ConnectionSettings = {
  /** A host name, or the absolute folder of a Unix socket. */
  host: string;
  port: number;
  user: string;
  password?: string;
  database: string;
};

/** The port that names the socket file; no TCP port is opened. */
const SOCKET_PORT = 5432;

/** Longest socket folder in bytes: `sun_path` holds 104 on macOS, the file name takes 15. */
const LONGEST_FOLDER = 85;

/** Prepares the way to the server of `placement`; `kind` is the platform's own when left out. */
export async function prepareTransport(
  placement: Placement,
  kind: Transport["kind"] = process.platform === "win32" ? "loopback" : "socket",
): Promise<Transport> {
  return kind === "socket"
    ? { kind, folder: await socketFolder(placement) }
    : {
        kind,
        password: await keptPassword(join(placement.base, "postgres.password"), placement.user),
      };
}

/** Makes the socket folder: beside the cluster, or under /tmp where that path is too long. */
async function socketFolder({ base, cluster, user }: Placement): Promise<string> {
  const beside = join(base, "postgres-socket");
  const short = createHash("sha256").update(cluster).digest("hex").slice(0, 16);
  const folder = Buffer.byteLength(beside) <= LONGEST_FOLDER ? beside : `/tmp/faro-${short}`;
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const found = await lstat(folder);
  const own = process.getuid?.();
  // /tmp is everyone's: a folder that someone else put there first must not be trusted.
  if (!found.isDirectory() || (found.uid !== own && found.uid !== user?.uid)) {
    throw new EmbeddedDatabaseError(
      "not-permitted",
      `${folder} belongs to someone else. Remove it, or choose a shorter DATA_DIR.`,
    );
  }
  await giveTo(folder, user);
  await chmod(folder, 0o700);
  return folder;
}

/** The file by which PostgreSQL keeps a second server off the socket in `folder`. */
export function socketLockFile(folder: string): string {
  return join(folder, `.s.PGSQL.${SOCKET_PORT}.lock`);
}

async function keptPassword(file: string, user: RuntimeUser | null): Promise<string> {
  const kept = await readFile(file, "utf8").catch(() => "");
  if (kept !== "") return kept;
  const password = randomBytes(24).toString("base64url");
  await writeFile(file, password, { mode: 0o600 });
  await giveTo(file, user);
  return password;
}

/** The server arguments that open this transport and no other; a loopback port is a free one. */
export async function transportSettings(transport: Transport): Promise<Record<string, string>> {
  if (transport.kind === "loopback") {
    return {
      listen_addresses: "127.0.0.1",
      port: String(await freePort()),
      unix_socket_directories: "",
    };
  }
  return {
    listen_addresses: "",
    port: String(SOCKET_PORT),
    unix_socket_directories: transport.folder,
    unix_socket_permissions: "0700",
  };
}

async function freePort(): Promise<number> {
  const probe = createServer();
  const port = await new Promise<number>((resolve, reject) => {
    probe.once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      resolve(typeof address === "object" && address !== null ? address.port : 0);
    });
  });
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

/**
 * The settings to connect as `user` to `database`.
 * @param running what the server's own postmaster.pid says: the port, and the socket folder
 */
export function connectionSettings(
  transport: Transport,
  running: { port: number; socketFolder: string },
  user: string,
  database: string,
): ConnectionSettings {
  const { port } = running;
  if (transport.kind === "loopback") {
    return { host: "127.0.0.1", port, user, password: transport.password, database };
  }
  return {
    host: running.socketFolder === "" ? transport.folder : running.socketFolder,
    port,
    user,
    database,
  };
}

/** The same settings as a connection string of `pg`. */
export function connectionUrl(settings: ConnectionSettings): string {
  const password =
    settings.password === undefined ? "" : `:${encodeURIComponent(settings.password)}`;
  const who = `${encodeURIComponent(settings.user)}${password}`;
  const where = `${encodeURIComponent(settings.host)}:${settings.port}`;
  return `postgresql://${who}@${where}/${encodeURIComponent(settings.database)}`;
}
