import { createContext } from "react";

/**
 * Where a post is shown: in a list, where long texts are folded; on its own page; or in a document,
 * where no React listens.
 */
export const PostPlace = createContext<"list" | "page" | "document">("list");
