import * as z from "zod/mini";
import { AppError } from "~/shared/errors";
import type { Issue } from "~/shared/errors";
import { issueWords } from "./issue-words.server";

// The server has words for everything; the browser only those the schemas spell.
z.config({ localeError: issueWords });

/**
 * Bytes, counted while reading, whatever Content-Length says. Only endpoints whose body carries a picture take 8 MB;
 * the longest other body, 5,000 percent-encoded characters of a post, has 45 KB.
 */
export const maxBodyBytes = { plain: 64 * 1024, picture: 8 * 1024 * 1024 };

/** The body as text, at most as long as `maxBytes`: 413, 415 and 400 as they apply. */
export async function readText(
  request: Request,
  maxBytes = maxBodyBytes.plain,
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
  if (!request.body) return "";
  const reader = request.body.getReader();
  const decoder = new TextDecoder("utf-8", { fatal: true });
  let size = 0;
  let text = "";
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.byteLength;
    if (size > maxBytes) {
      await reader.cancel();
      throw new AppError("too_large");
    }
    text += decodeOrRefuse(() => decoder.decode(value, { stream: true }));
  }
  return text + decodeOrRefuse(() => decoder.decode());
}

function decodeOrRefuse(decode: () => string): string {
  try {
    return decode();
  } catch {
    throw new AppError("malformed", { detail: "The body is not UTF-8." });
  }
}

/** The body as JSON; undefined where there is none. 413, 415 and 400 as they apply. */
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

/** The value as the schema gives it: checked, trimmed, unknown keys dropped. 422 with the issues. */
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
