/** The value, or null if it takes longer. */
export function within<Value>(
  ms: number,
  value: Promise<Value>,
): Promise<Value | null> {
  const timeout = new Promise<null>((resolve) => setTimeout(resolve, ms, null));
  return Promise.race([value, timeout]);
}
