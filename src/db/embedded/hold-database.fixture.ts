/**
 * A program that holds an embedded database until it is stopped or killed; for the tests.
 * Arguments: DATA_DIR, then optionally the user id to become and the folder of PostgreSQL.
 */
import { startEmbedded } from "./start-embedded.ts";

const [dataDir = "", uid = "", native = ""] = process.argv.slice(2);
// Everything is imported by now: the user may be one who cannot read this checkout.
if (uid !== "") {
  process.setgroups?.([]);
  process.setgid?.(Number(uid));
  process.setuid?.(Number(uid));
}

try {
  const server = await startEmbedded({
    dataDir,
    log: () => undefined,
    ...(native === "" ? {} : { native }),
  });
  process.once("SIGTERM", () => {
    void server.stop().then(() => process.exit(0));
  });
  await server.announce("http://localhost:4321");
  console.log(server.url);
} catch (error) {
  console.log(`failed: ${error instanceof Error ? error.message : String(error)}`);
  process.exit(78);
}
