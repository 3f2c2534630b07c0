import { useEffect } from "react";
import { useSite } from "~/ui/site";

/**
 * Sets the title of a page whose clientLoader doesn't know it yet. Runs after every render, because `meta` may have
 * just overwritten it.
 */
export function useDocumentTitle(title: string): void {
  const { productName } = useSite();
  useEffect(() => {
    document.title = `${title} · ${productName}`;
  });
}
