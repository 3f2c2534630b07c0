import { useEffect } from "react";
import { useSite } from "~/ui/site";

/**
 * Names a page whose loader in the app knows no name yet. After every drawing, because `meta` may
 * just have written what it knows.
 */
export function useTitle(title: string): void {
  const { productName } = useSite();
  useEffect(() => {
    document.title = `${title} · ${productName}`;
  });
}
