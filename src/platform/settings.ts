import { isIP } from "node:net";
import { resolve } from "node:path";
import { z } from "zod";
import { isCurriculum } from "./curriculum-folder.ts";

/** Everything the program can be told from outside; see docs/operations.md for the meaning of each. */
export type Settings = {
  environment: "development" | "staging" | "production" | "test";
  host: string;
  port: number;
  publicUrl: URL;
  dataDir: string;
  databaseUrl: string | null;
  supabaseUrl: URL | null;
  adminEmails: readonly string[];
  model: ModelSettings | null;
  /** Whose machine the model runs on, where the operator says it; null where its address and provider decide. */
  modelHosting: "own" | "external" | null;
  /** How a parent's consent for a child under 13 is proved: by the confirmed address, or by a second message as well. */
  consentProof: "email" | "email-plus";
  /** Null where Google sign-in is not offered. */
  google: GoogleSettings | null;
  /** The salt of imported SHA-256 password hashes; null where none are accepted. */
  legacyPasswordSalt: string | null;
  /** Whether forms tell that an address has an account ("told", as the product's words do) or never do. */
  accountAnswers: "told" | "neutral";
  /** Whether a service worker shows the offline page; off, what it kept is removed. */
  offlinePage: boolean;
  smtpUrl: string | null;
  mailFrom: string;
  trustProxy: readonly string[];
  /** Where the academy is reached: what a partner's bare domain has to lead to. None where there are no such. */
  publicAddresses: readonly string[];
  /** The DNS server that partners' records are looked up at, "192.0.2.1:53"; null for the machine's own. */
  dnsServer: string | null;
  logLevel: "silent" | "error" | "warn" | "info" | "debug";
};

/** Sign-in through an OpenID provider: Google, or in tests one that speaks as Google does. */
export type GoogleSettings = { clientId: string; clientSecret: string; issuer: URL };

export const modelProviders = ["openai-compatible", "openai", "anthropic", "google"] as const;

/** Where the model voice comes from. Null in Settings means the built-in voice alone. */
export type ModelSettings = {
  provider: (typeof modelProviders)[number];
  model: string;
  apiKey: string | null;
  baseUrl: URL;
};

const defaultBaseUrls = {
  "openai-compatible": "http://localhost:11434/v1",
  openai: "https://api.openai.com/v1",
  anthropic: "https://api.anthropic.com/v1",
  google: "https://generativelanguage.googleapis.com/v1beta",
} as const;

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Settings from environment variables. A bad value never stops the program: it is reported as one line in
 * `warnings` and the safe production default is used instead (V-09). `defaults` is what holds where nothing
 * is said.
 */
export function readSettings(
  environment: Environment,
  workingDirectory: string,
  defaults: { environment: Settings["environment"] } = { environment: "production" },
): { settings: Settings; warnings: string[] } {
  const warnings: string[] = [];

  function read<T>(name: string, schema: z.ZodType<T>, fallback: T): T {
    const text = environment[name]?.trim();
    if (!text) return fallback;
    const result = schema.safeParse(text);
    if (result.success) return result.data;
    const reason = result.error.issues[0]?.message ?? "not valid";
    warnings.push(`${name} is not valid (${reason}); using ${describe(fallback)} instead.`);
    return fallback;
  }

  const kind = environment.ENVIRONMENT?.trim()
    ? read("ENVIRONMENT", oneOf("development", "staging", "production", "test"), "production")
    : defaults.environment;
  const port = read("PORT", portNumber, 3000);
  const publicUrl = read("PUBLIC_URL", httpUrl, new URL(`http://localhost:${port}`));
  const admin = read("ADMIN_EMAIL", emailAddress, defaultAdminEmail(publicUrl.hostname));
  const superAdmin = read("SUPER_ADMIN_EMAIL", emailAddress.nullable(), null);

  // Each thread reads it for itself (curriculum-folder.ts): here is said what is wrong with it.
  read("CURRICULUM_DIR", folderOfSkills.nullable(), null);

  return {
    settings: {
      environment: kind,
      host: read("HOST", z.string(), "localhost"),
      port,
      publicUrl,
      dataDir: resolve(workingDirectory, read("DATA_DIR", z.string(), "./data")),
      databaseUrl: read("DATABASE_URL", postgresUrl.nullable(), null),
      supabaseUrl: read("SUPABASE_URL", supabaseUrl.nullable(), null),
      adminEmails: superAdmin ? [admin, superAdmin] : [admin],
      model: readModel(read, warnings),
      modelHosting: read("AI_HOSTING", oneOf("own", "external").nullable(), null),
      consentProof: read("CONSENT_PROOF", oneOf("email", "email-plus"), "email"),
      google: readGoogle(read, warnings),
      legacyPasswordSalt: read<string | null>("LEGACY_PASSWORD_SALT", z.string(), null),
      accountAnswers: read("ACCOUNT_ANSWERS", oneOf("told", "neutral"), "told"),
      offlinePage: read("OFFLINE_PAGE", oneOf("on", "off"), "on") === "on",
      smtpUrl: read("SMTP_URL", smtpUrl.nullable(), null),
      mailFrom: read("MAIL_FROM", z.string(), `Faro <no-reply@${publicUrl.hostname}>`),
      trustProxy: read("TRUST_PROXY", addressList, []),
      publicAddresses: read("PUBLIC_ADDRESSES", ipAddresses, []),
      dnsServer: read("DNS_SERVER", dnsServer.nullable(), null),
      logLevel: read("LOG_LEVEL", oneOf("silent", "error", "warn", "info", "debug"), "info"),
    },
    warnings,
  };
}

type Reader = <T>(name: string, schema: z.ZodType<T>, fallback: T) => T;

function readModel(read: Reader, warnings: string[]): ModelSettings | null {
  const provider = read("AI_PROVIDER", oneOf("builtin", ...modelProviders), "builtin");
  if (provider === "builtin") return null;
  const model = read<string | null>("AI_MODEL", z.string(), null);
  const apiKey = read<string | null>("AI_API_KEY", z.string(), null);
  if (!model) {
    warnings.push(`AI_PROVIDER is ${provider} but AI_MODEL is not set; using the built-in voice.`);
    return null;
  }
  if (!apiKey && provider !== "openai-compatible") {
    warnings.push(
      `AI_PROVIDER is ${provider} but AI_API_KEY is not set; using the built-in voice.`,
    );
    return null;
  }
  const baseUrl = read("AI_BASE_URL", httpUrl, new URL(defaultBaseUrls[provider]));
  return { provider, model, apiKey, baseUrl };
}

function readGoogle(read: Reader, warnings: string[]): GoogleSettings | null {
  const clientId = read<string | null>("GOOGLE_CLIENT_ID", z.string(), null);
  const clientSecret = read<string | null>("GOOGLE_CLIENT_SECRET", z.string(), null);
  if (clientId && clientSecret) {
    const issuer = read("GOOGLE_ISSUER", httpUrl, new URL("https://accounts.google.com"));
    return { clientId, clientSecret, issuer };
  }
  if (clientId || clientSecret) {
    const missing = clientId ? "GOOGLE_CLIENT_SECRET" : "GOOGLE_CLIENT_ID";
    warnings.push(`${missing} is not set; Google sign-in is not offered.`);
  }
  return null;
}

/** One of some words; a wrong one is answered with all of them. */
function oneOf<const Word extends string>(...words: Word[]) {
  return z.enum(words, { error: `must be ${words.slice(0, -1).join(", ")} or ${words.at(-1)}` });
}

const portNumber = z
  .string()
  .regex(/^\d{1,5}$/, "must be a whole number from 0 to 65535")
  .transform(Number)
  .refine((port) => port <= 65_535, "must be a whole number from 0 to 65535");

const folderOfSkills = z
  .string()
  .refine((folder) => isCurriculum(resolve(folder)), "not a folder of skills with its units.json");

const httpUrl = z
  .url({ protocol: /^https?$/, error: "not an http or https address" })
  .transform((text) => new URL(text));

const supabaseUrl = z
  .url({
    protocol: /^https$/,
    hostname: /^([a-z0-9-]+\.)+supabase\.co$/,
    error: "must be https and a *.supabase.co host",
  })
  .transform((text) => new URL(text));

const postgresUrl = z.string().regex(/^postgres(ql)?:\/\//, "not a postgres:// address");
const smtpUrl = z.string().regex(/^smtps?:\/\//, "not an smtp:// or smtps:// address");
const emailAddress = z
  .string()
  .toLowerCase()
  .regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, "not an e-mail address");
const addressList = z.string().transform((text) => text.split(",").map((part) => part.trim()));

const ipAddresses = addressList.refine(
  (addresses) => addresses.every((address) => isIP(address) !== 0),
  "must be IP addresses, separated by commas",
);

const dnsServer = z.string().refine((text) => {
  const [, v6, v4, port = "53"] = /^(?:\[(.+)\]|([\d.]+))(?::(\d{1,5}))?$/.exec(text) ?? [];
  return isIP(v6 ?? v4 ?? "") !== 0 && Number(port) > 0 && Number(port) <= 65_535;
}, "must be an IP address, and a port after a colon");

function defaultAdminEmail(hostname: string): string {
  return `admin@${hostname === "localhost" ? "localhost.localdomain" : hostname}`;
}

function describe(value: unknown): string {
  if (value === null) return "none";
  if (value instanceof URL) return value.href;
  return typeof value === "string" || typeof value === "number" ? String(value) : "none";
}
