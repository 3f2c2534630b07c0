/** Shows a count on the app's icon; 0 removes it. https://www.w3.org/TR/badging/: not in every browser. */
export async function setAppBadge(count: number): Promise<void> {
  await (navigator as Partial<Navigator>)
    .setAppBadge?.(count)
    .catch(() => undefined);
}
