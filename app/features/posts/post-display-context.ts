import { createContext } from "react";

/**
 * Where a post is shown: in a list, where long texts are collapsed; on its own page; or in a document,
 * which isn't hydrated.
 */
export const PostDisplayContext = createContext<"list" | "page" | "document">(
  "list",
);
