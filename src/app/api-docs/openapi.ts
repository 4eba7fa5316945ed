import {
  createDocument,
  type ZodOpenApiOperationObject,
  type ZodOpenApiPathsObject,
} from "zod-openapi";
import { z } from "zod";
import { contracts } from "#client/contracts.ts";
import { careAnswer } from "#features/oversight/contract/care.ts";
import type { Call, Upload } from "#shared/contract.ts";
import { errorStatus } from "#shared/error-codes.ts";

const failure = z
  .object({
    error: z.object({
      code: z.string(),
      message: z.string(),
      fields: z.record(z.string(), z.string()),
      data: z.record(z.string(), z.union([z.string(), z.number()])),
      care: careAnswer.optional(),
    }),
  })
  .meta({ id: "Failure", description: "What every failed call answers with." });

/** Who may make a call, in words. */
export function describeAccess({ access, confirmed }: Call): string {
  const who =
    access.allow === "everyone"
      ? "Everyone"
      : access.allow === "signed-in"
        ? "Everyone who is signed in"
        : `${access.allow.join(", ")} and administrator`;
  const isConfirmed = confirmed ? " The password was given again in the last ten minutes." : "";
  return access.owns
    ? `${who}; own records only, a stranger's id answers 404.${isConfirmed}`
    : `${who}.${isConfirmed}`;
}

/** One OpenAPI 3.1 document of every declared call. */
export function buildOpenApi(publicUrl: string): unknown {
  const paths: ZodOpenApiPathsObject = {};
  for (const [feature, calls] of Object.entries(contracts)) {
    for (const [name, call] of Object.entries<Call>(calls)) {
      const path = call.path.replaceAll(/:(\w+)/g, "{$1}");
      paths[path] = { ...paths[path], [call.method]: operationOf(feature, name, call) };
    }
  }
  return createDocument({
    openapi: "3.1.0",
    info: {
      title: "Faro",
      version: "1",
      description:
        "Every call of the academy. Sessions are cookies; calls that change something are refused from other sites.",
    },
    servers: [{ url: publicUrl }],
    paths,
  });
}

function operationOf(feature: string, name: string, call: Call): ZodOpenApiOperationObject {
  const shape = call.input instanceof z.ZodObject ? call.input.shape : {};
  const inPath = [...call.path.matchAll(/:(\w+)/g)].map(([, param = ""]) => param);
  const pathParams = pick(shape, (key) => inPath.includes(key));
  const rest = pick(shape, (key) => !inPath.includes(key));
  const hasRest = Object.keys(rest).length > 0;
  const isGet = call.method === "get" || call.upload !== null;
  return {
    operationId: `${feature}.${name}`,
    tags: [feature],
    summary: call.summary,
    description: describe(call),
    ...(inPath.length > 0 || (isGet && hasRest)
      ? {
          requestParams: {
            ...(inPath.length > 0 ? { path: z.object(pathParams) } : {}),
            ...(isGet && hasRest ? { query: z.object(rest) } : {}),
          },
        }
      : {}),
    ...(!isGet && hasRest
      ? { requestBody: { content: { "application/json": { schema: z.object(rest) } } } }
      : {}),
    ...(call.upload ? { requestBody: fileOf(call.upload) } : {}),
    responses: { ...successOf(call), ...failuresOf(call) },
  };
}

function fileOf({ sizeMax }: Upload): ZodOpenApiOperationObject["requestBody"] {
  return {
    description: `The file as it is, at most ${sizeMax} bytes.`,
    content: { "application/octet-stream": {} },
  };
}

function successOf({ answer, output }: Call): ZodOpenApiOperationObject["responses"] {
  if (answer === "redirect") return { 302: { description: "Leads the browser on" } };
  const [type, description] =
    answer === "events"
      ? (["text/event-stream", "A stream of events"] as const)
      : (["application/json", "The answer"] as const);
  return { 200: { description, content: { [type]: { schema: output } } } };
}

function pick(shape: Record<string, z.ZodType>, test: (key: string) => boolean) {
  return Object.fromEntries(Object.entries(shape).filter(([key]) => test(key)));
}

function describe(call: Call): string {
  const limits = call.limits.map(
    (limit) => `At most ${limit.points} calls in ${limit.windowSeconds} s per ${limit.per}.`,
  );
  return [describeAccess(call), ...limits].join(" ");
}

/** The declared failures by status, and those that any call can answer with. */
function failuresOf(call: Call): ZodOpenApiOperationObject["responses"] {
  const guard = call.access.allow === "everyone" ? [] : (["unauthenticated", "forbidden"] as const);
  const limit = call.limits.length > 0 ? (["rate_limited"] as const) : [];
  const confirmation = call.confirmed ? (["confirmation_needed"] as const) : [];
  const codes = [
    ...new Set([...call.errors, ...guard, ...confirmation, ...limit, "internal" as const]),
  ];
  const byStatus = Map.groupBy(codes, (code) => errorStatus[code]);
  return Object.fromEntries(
    [...byStatus].map(([status, names]) => [
      String(status),
      {
        description: names.join(", "),
        content: { "application/json": { schema: failure } },
      },
    ]),
  );
}
