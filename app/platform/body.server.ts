import * as z from "zod/mini";
import { AppError, type Issue } from "~/shared/errors";

/** For schemas without a message of their own. `["eventData", "imageUrl"]` → "Please check the image URL." */
export function validationMessage(path: readonly PropertyKey[] = []): string {
  const key = path.findLast((part) => typeof part === "string") ?? "request";
  const name = key
    .replaceAll(/\B[A-Z]/g, (letter) => ` ${letter}`)
    .toLowerCase()
    .replaceAll(/\burl\b/g, "URL");
  return `Please check the ${name}.`;
}

// Only the server loads default messages; the browser shows those that the schemas define.
z.config({ localeError: ({ path }) => validationMessage(path) });

/** The longest body without an image is a post's 5,000 characters: 45 KB when percent-encoded. */
export const maxBodyBytes = { text: 64 * 1024, image: 8 * 1024 * 1024 };

/** Throws 413, 415 or 400. */
export async function readText(
  request: Request,
  maxBytes = maxBodyBytes.text,
): Promise<string> {
  const type = request.headers.get("content-type") ?? "";
  const charset = /;\s*charset\s*=\s*"?([^";\s]*)/i.exec(type)?.[1];
  if (charset !== undefined && !/^(utf-?8|us-ascii)$/i.test(charset)) {
    throw new AppError("unsupported_media_type", {
      detail: "Send the body in UTF-8.",
    });
  }
  if (Number(request.headers.get("content-length") ?? 0) > maxBytes) {
    throw new AppError("too_large");
  }
  const bytes = await readBytes(
    request.body,
    maxBytes,
    () => new AppError("too_large"),
  );
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw new AppError("malformed", { detail: "The body is not UTF-8." });
  }
}

/** Counts bytes while reading, because Content-Length may be wrong. */
export async function readBytes(
  body: ReadableStream<Uint8Array> | null,
  maxBytes: number,
  createError: () => Error,
): Promise<Uint8Array<ArrayBuffer>> {
  const reader = body?.getReader();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for (;;) {
    const { value } = (await reader?.read()) ?? {};
    if (!value) break;
    size += value.byteLength;
    if (size > maxBytes) {
      await reader?.cancel();
      throw createError();
    }
    chunks.push(value);
  }
  const { buffer, byteOffset } = Buffer.concat(chunks, size);
  return new Uint8Array(buffer, byteOffset, size);
}

/** Undefined if there is no body. Throws 413, 415 or 400. */
export async function readJson(
  request: Request,
  maxBytes: number,
): Promise<unknown> {
  const type = request.headers.get("content-type");
  const text = await readText(request, maxBytes);
  if (text === "" && type === null) return undefined;
  if (!/^application\/json\s*(;|$)/i.test(type ?? "")) {
    throw new AppError("unsupported_media_type", {
      detail: "Send the body as application/json.",
    });
  }
  if (text === "") return undefined;
  try {
    return JSON.parse(text);
  } catch {
    throw new AppError("malformed", { detail: "The body is not JSON." });
  }
}

/** Throws 422 with the issues. */
export function parseInput<Schema extends z.ZodMiniType>(
  schema: Schema,
  value: unknown,
): z.output<Schema> {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const issues: Issue[] = result.error.issues.map((issue) => ({
    path: issue.path.map(String).join("."),
    message: issue.message,
  }));
  throw new AppError("invalid", {
    detail: issues[0]?.message ?? "Some values need attention",
    issues,
  });
}
