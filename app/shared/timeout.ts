import { AppError } from "./errors";

/** ms. For KV and rate limits, because requests are answered without them too. */
export const optionalTimeoutMs = 2000;
/** ms. For the database, images, queues and the identity provider. */
export const requiredTimeoutMs = 10_000;

/** Throws `unavailable` if `work` takes longer. Nothing can cancel it, so a write may still succeed later. */
export async function withTimeout<Value>(
  work: Promise<Value>,
  timeoutMs: number,
): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      const cause = new Error(`No answer within ${timeoutMs} ms`);
      reject(new AppError("unavailable", { cause }));
    }, timeoutMs);
  });
  return Promise.race([work, timeout]).finally(() => {
    clearTimeout(timer);
  });
}
