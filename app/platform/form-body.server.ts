import type * as z from "zod/mini";
import { toSchema } from "./openapi.server";

type JsonSchema = ReturnType<typeof toSchema>;

/**
 * A form's fields as the JSON body that the schema asks for: `desired=true` a boolean, a name that may
 * come again a list, everything else text, its line ends as scripts send them. Names that the schema
 * does not know are left out. Flat: no leaf that takes forms has nested values.
 */
export function formBody(
  fields: URLSearchParams,
  schema: z.ZodMiniType,
): Record<string, string | boolean | string[]> {
  const types = typesIn(toSchema(schema, "input"));
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

/** The type of every property, whichever branch of a union has it. */
function typesIn(schema: JsonSchema): Map<string, unknown> {
  const types = new Map<string, unknown>();
  for (const [name, value] of Object.entries(schema.properties ?? {})) {
    types.set(name, typeof value === "object" ? value.type : undefined);
  }
  for (const branch of [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])]) {
    for (const [name, type] of typesIn(branch as JsonSchema)) {
      types.set(name, type);
    }
  }
  return types;
}
