import pg from "pg";

/** Runs one statement on a server and leaves: for what cannot be done from within the database it is about. */
export async function runOnServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** The same server's address with another database. */
export function withDatabase(url: string, database: string): string {
  const [address = "", query] = url.split("?");
  const path = address.replace(/\/[^/]*$/, `/${database}`);
  return query ? `${path}?${query}` : path;
}
