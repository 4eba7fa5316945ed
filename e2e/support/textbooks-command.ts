import { execFile } from "node:child_process";
import { promisify } from "node:util";

const run = promisify(execFile);

/** What the operator's command for textbooks says beside a program on this database, and how it ends. */
export async function textbooksCommand(
  databaseUrl: string,
  ...args: readonly string[]
): Promise<{ said: string; code: number }> {
  const env = { ...process.env, DATABASE_URL: databaseUrl };
  try {
    const { stdout } = await run(process.execPath, ["scripts/textbooks.ts", ...args], { env });
    return { said: stdout, code: 0 };
  } catch (error) {
    const { stdout = "", stderr = "", code = 1 } = Object(error);
    return { said: `${stdout}${stderr}`, code: Number(code) };
  }
}
