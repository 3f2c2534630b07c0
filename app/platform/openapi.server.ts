import type { ServerBuild } from "@remix-run/cloudflare";
import * as z from "zod/mini";
import { problemSchema } from "~/shared/problem";
import { failures, type FailureCode } from "~/shared/errors";
import {
  endpoints,
  resolveEndpoints,
  type AnyEndpoint,
  type Endpoints,
  type EndpointTable,
} from "./endpoint.server";

const json = "application/json";
/** Always POST; `_method` may name another method. Answered with 303. */
const urlencoded = "application/x-www-form-urlencoded";

/** OpenAPI 3.1, generated from the declarations that handle the requests. */
export function createOpenApiDocument(
  title: string,
  version: string,
  routes: ServerBuild["routes"],
) {
  return {
    openapi: "3.1.0",
    info: { title: `${title} API`, version },
    paths: Object.fromEntries(
      Object.values(routes).flatMap(({ path, module: { loader } }) =>
        path !== undefined && hasEndpoints(loader)
          ? [
              [
                `/${path.replaceAll(/:(\w+)/g, "{$1}")}`,
                toPathItem(resolveEndpoints(loader[endpoints], () => path)),
              ],
            ]
          : [],
      ),
    ),
    components: {
      schemas: { Problem: toJsonSchema(problemSchema) },
      securitySchemes: {
        session: { type: "apiKey", in: "cookie", name: "session" },
      },
    },
  };
}

/** The loaders of API routes carry their declarations. */
function hasEndpoints(
  loader: unknown,
): loader is { [endpoints]: EndpointTable } {
  return typeof loader === "function" && endpoints in loader;
}

function toPathItem(methods: Endpoints) {
  return Object.fromEntries(
    Object.entries(methods).map(([method, endpoint]) => [
      method.toLowerCase(),
      toOperation(method, endpoint),
    ]),
  );
}

function toOperation(method: string, endpoint: AnyEndpoint) {
  const { body, list } = endpoint;
  const response = list ? z.array(list) : endpoint.response;
  return {
    summary: endpoint.summary,
    security: endpoint.auth === "user" ? [{ session: [] }] : [],
    parameters: [
      ...toParameters(endpoint.params, "path"),
      ...toParameters(endpoint.query, "query"),
    ],
    ...(body && {
      requestBody: {
        content: Object.fromEntries(
          [json, ...(endpoint.form ? [urlencoded] : [])].map((type) => [
            type,
            { schema: toJsonSchema(body, "input") },
          ]),
        ),
      },
    }),
    responses: {
      [endpoint.status]: {
        description: "Done",
        ...(response && {
          content: {
            [endpoint.contentType ?? json]: {
              schema: toJsonSchema(response),
            },
          },
        }),
      },
      ...listErrorResponses(method, endpoint),
    },
  };
}

function listErrorResponses(method: string, endpoint: AnyEndpoint) {
  const codes: FailureCode[] = ["not_found", "invalid", "rate_limited"];
  if (endpoint.auth === "user") codes.push("unauthorized", "forbidden");
  if (method !== "GET") codes.push("forbidden", "conflict");
  if (endpoint.body) {
    codes.push("malformed", "too_large", "unsupported_media_type");
  }
  return Object.fromEntries(
    codes.map((code) => [
      failures[code].status,
      {
        description: failures[code].title,
        content: {
          "application/problem+json": {
            schema: { $ref: "#/components/schemas/Problem" },
          },
        },
      },
    ]),
  );
}

function toParameters(
  schema: z.ZodMiniType | undefined,
  location: "path" | "query",
) {
  if (!schema) return [];
  const object = toJsonSchema(schema, "input");
  const required = Array.isArray(object.required) ? object.required : [];
  return Object.entries(object.properties ?? {}).map(([name, value]) => ({
    name,
    in: location,
    required: location === "path" || required.includes(name),
    schema: value,
  }));
}

export function toJsonSchema(
  schema: z.ZodMiniType,
  io: "input" | "output" = "output",
) {
  const { $schema, ...rest } = z.toJSONSchema(schema, {
    io,
    unrepresentable: "any",
  });
  return rest;
}
