import * as z from "zod/mini";
import { problemSchema } from "~/shared/problem";
import { failures, type FailureCode } from "~/shared/errors";
import type { AnyEndpoint, Endpoints } from "./endpoint.server";

export interface ApiRoute {
  /** As in routes.ts: `api/posts/:postId/like`. */
  path: string;
  endpoints: Endpoints;
}

const json = "application/json";
/** Always POST; `_method` may name another method. Answered with 303. */
const urlencoded = "application/x-www-form-urlencoded";

/** OpenAPI 3.1, generated from the declarations that handle the requests. */
export function createOpenApiDocument(
  title: string,
  version: string,
  routes: ApiRoute[],
) {
  return {
    openapi: "3.1.0",
    info: { title: `${title} API`, version },
    paths: Object.fromEntries(
      routes.map((route) => [toOpenApiPath(route), toPathItem(route)]),
    ),
    components: {
      schemas: { Problem: toJsonSchema(problemSchema) },
      securitySchemes: {
        session: { type: "apiKey", in: "cookie", name: "session" },
      },
    },
  };
}

function toOpenApiPath({ path }: ApiRoute): string {
  return `/${path.replaceAll(/:(\w+)/g, "{$1}")}`;
}

function toPathItem({ endpoints }: ApiRoute) {
  return Object.fromEntries(
    Object.entries(endpoints).map(([method, endpoint]) => [
      method.toLowerCase(),
      toOperation(method, endpoint),
    ]),
  );
}

function toOperation(method: string, endpoint: AnyEndpoint) {
  const responseSchema = toJsonSchema(endpoint.response);
  return {
    summary: endpoint.summary,
    security: endpoint.auth === "user" ? [{ session: [] }] : [],
    parameters: [
      ...toParameters(endpoint.params, "path"),
      ...toParameters(endpoint.query, "query"),
    ],
    ...(endpoint.hasBody && {
      requestBody: {
        content: Object.fromEntries(
          [json, ...(endpoint.form ? [urlencoded] : [])].map((type) => [
            type,
            { schema: toJsonSchema(endpoint.body, "input") },
          ]),
        ),
      },
    }),
    responses: {
      [endpoint.status]: {
        description: "Done",
        ...(endpoint.status !== 204 && {
          content: {
            [endpoint.contentType ?? json]: {
              schema: endpoint.list
                ? { type: "array", items: responseSchema }
                : responseSchema,
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
  if (endpoint.hasBody) {
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

function toParameters(schema: z.ZodMiniType, location: "path" | "query") {
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
