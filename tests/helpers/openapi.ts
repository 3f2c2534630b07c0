import { fromJSONSchema } from "zod";
import { siteUrl } from "./site";

type Schema = Parameters<typeof fromJSONSchema>[0] & { $ref?: string };

/** What the schemas of requests consist of. */
export interface JsonSchema {
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  minItems?: number;
  minimum?: number;
  maximum?: number;
  pattern?: string;
  format?: string;
}

export interface Operation {
  summary: string;
  security: Record<string, string[]>[];
  parameters: {
    name: string;
    in: "path" | "query";
    required: boolean;
    schema: JsonSchema;
  }[];
  requestBody?: { content: Record<string, { schema: JsonSchema }> };
  responses: Record<
    string,
    { description: string; content?: Record<string, { schema: Schema }> }
  >;
}

export interface OpenApi {
  openapi: string;
  info: { title: string; version: string };
  paths: Record<string, Record<string, Operation>>;
  components: {
    schemas: Record<string, Schema>;
    securitySchemes: Record<string, unknown>;
  };
}

export async function fetchOpenApi(): Promise<OpenApi> {
  const response = await fetch(new URL("/api/openapi.json", siteUrl));
  return response.json<OpenApi>();
}

export interface Call {
  path: string;
  method: string;
  operation: Operation;
}

export function listCalls({ paths }: OpenApi): Call[] {
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({
      path,
      method: method.toUpperCase(),
      operation,
    })),
  );
}

/** Parses a JSON body, returns other types as text, and undefined for an empty body. */
export function parseBody(
  type: string | null | undefined,
  text: string,
): unknown {
  if (text === "") return undefined;
  return /\bjson\b/.test(type ?? "") ? JSON.parse(text) : text;
}

/** Made once for each schema of the document. */
const parsers = new WeakMap<Schema, ReturnType<typeof fromJSONSchema>>();

/** Returns why a response body (undefined for none) doesn't match the declared schema, or null if it does. */
export function findSchemaError(
  document: OpenApi,
  operation: Operation,
  status: number,
  body: unknown,
): string | null {
  const declared = operation.responses[status];
  if (!declared) return `status ${status} is not declared`;
  if (!declared.content) return body === undefined ? null : "a body";
  const [content] = Object.values(declared.content);
  const schema = resolve(document, content?.schema);
  if (schema === undefined) return `status ${status} has no schema`;
  const parser = parsers.get(schema) ?? fromJSONSchema(schema);
  parsers.set(schema, parser);
  const result = parser.safeParse(body);
  return result.success ? null : result.error.message;
}

function resolve(
  document: OpenApi,
  schema: Schema | undefined,
): Schema | undefined {
  const name = schema?.$ref?.replace("#/components/schemas/", "");
  return name === undefined ? schema : document.components.schemas[name];
}
