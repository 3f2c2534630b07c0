import * as z from "zod/mini";
import { problemSchema } from "~/shared/problem";
import { failures } from "~/shared/errors";
import type { FailureCode } from "~/shared/errors";
import type { AnyEndpoint, Endpoints } from "./endpoint.server";

export interface Leaf {
  /** As routes.ts has it, as `api/posts/:postId/like`. */
  path: string;
  endpoints: Endpoints;
}

const json = "application/json";
/** By POST, with the method in `_method` where it is another, and answered with 303. */
const urlencoded = "application/x-www-form-urlencoded";

/** The OpenAPI 3.1 document of these leaves, from the very declarations that answer the calls. */
export function openApi(title: string, version: string, leaves: Leaf[]) {
  return {
    openapi: "3.1.0",
    info: { title: `${title} API`, version },
    paths: Object.fromEntries(
      leaves.map((leaf) => [pathOf(leaf), itemOf(leaf)]),
    ),
    components: {
      schemas: { Problem: toSchema(problemSchema) },
      securitySchemes: {
        session: { type: "apiKey", in: "cookie", name: "session" },
      },
    },
  };
}

function pathOf({ path }: Leaf): string {
  return `/${path.replaceAll(/:(\w+)/g, "{$1}")}`;
}

function itemOf({ endpoints }: Leaf) {
  return Object.fromEntries(
    Object.entries(endpoints).map(([method, endpoint]) => [
      method.toLowerCase(),
      operationOf(method, endpoint),
    ]),
  );
}

function operationOf(method: string, endpoint: AnyEndpoint) {
  const reply = toSchema(endpoint.reply);
  return {
    summary: endpoint.summary,
    security: endpoint.auth === "user" ? [{ session: [] }] : [],
    parameters: [
      ...parametersOf(endpoint.params, "path"),
      ...parametersOf(endpoint.query, "query"),
    ],
    ...(endpoint.hasBody && {
      requestBody: {
        content: Object.fromEntries(
          [json, ...(endpoint.form ? [urlencoded] : [])].map((type) => [
            type,
            { schema: toSchema(endpoint.body, "input") },
          ]),
        ),
      },
    }),
    responses: {
      [endpoint.status]: {
        description: "Done",
        ...(endpoint.status !== 204 && {
          content: {
            [endpoint.type ?? json]: {
              schema: endpoint.list ? { type: "array", items: reply } : reply,
            },
          },
        }),
      },
      ...failuresOf(method, endpoint),
    },
  };
}

function failuresOf(method: string, endpoint: AnyEndpoint) {
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

function parametersOf(schema: z.ZodMiniType, place: "path" | "query") {
  const object = toSchema(schema, "input");
  const required = Array.isArray(object.required) ? object.required : [];
  return Object.entries(object.properties ?? {}).map(([name, value]) => ({
    name,
    in: place,
    required: place === "path" || required.includes(name),
    schema: value,
  }));
}

export function toSchema(
  schema: z.ZodMiniType,
  io: "input" | "output" = "output",
) {
  const { $schema, ...rest } = z.toJSONSchema(schema, {
    io,
    unrepresentable: "any",
  });
  return rest;
}
