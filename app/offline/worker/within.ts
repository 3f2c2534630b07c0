/** The value, or null if it takes longer. */
export function within<Value>(
  ms: number,
  value: Promise<Value>,
): Promise<Value | null> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<null>((resolve) => {
    timer = setTimeout(() => {
      resolve(null);
    }, ms);
  });
  return Promise.race([value, timeout]).finally(() => {
    clearTimeout(timer);
  });
}
