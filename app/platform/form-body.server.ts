import type * as z from "zod/mini";
import { toJsonSchema } from "./openapi.server";

type JsonSchema = ReturnType<typeof toJsonSchema>;

/**
 * Converts a form's fields to the JSON body that the schema describes: booleans (`desired=true`), lists (repeated
 * names) and text with \n line ends. Drops unknown names. No endpoint that accepts forms has nested values.
 */
export function parseFormBody(
  fields: URLSearchParams,
  schema: z.ZodMiniType,
): Record<string, string | boolean | string[]> {
  const types = listPropertyTypes(toJsonSchema(schema, "input"));
  const body = new Map<string, string | boolean | string[]>();
  for (const [name, raw] of fields) {
    const type = types.get(name);
    const text = raw.replaceAll("\r\n", "\n");
    if (type === "array") {
      const list = body.get(name);
      if (Array.isArray(list)) list.push(text);
      else body.set(name, [text]);
    } else if (type === "boolean" && /^(true|false)$/.test(text)) {
      body.set(name, text === "true");
    } else if (types.has(name)) {
      body.set(name, text);
    }
  }
  return Object.fromEntries(body);
}

/** By property name, over all branches of a union. */
function listPropertyTypes(schema: JsonSchema): Map<string, unknown> {
  const types = new Map<string, unknown>();
  for (const [name, value] of Object.entries(schema.properties ?? {})) {
    types.set(name, typeof value === "object" ? value.type : undefined);
  }
  for (const branch of [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])]) {
    for (const [name, type] of listPropertyTypes(branch as JsonSchema)) {
      types.set(name, type);
    }
  }
  return types;
}
