import type { RunningProgram } from "./running-program.ts";

/** How the administrator of the program under test signs in. */
export type AdministratorLogin = { email: string; password: string };

/** Makes the administrator through the set-up link that the program printed at its start. */
export async function makeAdministrator(program: RunningProgram): Promise<AdministratorLogin> {
  const [, token] = await program.said(/\/admin\?setup=([\w-]+)/);
  const password = "a lamp for every harbour";
  const response = await fetch(`${program.origin}/api/admin/setup`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ token, password, confirmation: password, locale: "en" }),
  });
  const body: unknown = await response.json();
  if (typeof body === "object" && body && "email" in body && typeof body.email === "string") {
    return { email: body.email, password };
  }
  throw new Error(`the administrator was not made: ${JSON.stringify(body)}`);
}
