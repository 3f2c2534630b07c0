import type { ReactNode } from "react";
import {
  PostDisplayContext,
  SplitReferencesContext,
} from "./post-display-context";
import { splitReferences } from "./split-references";

/** Around posts in a document. Only the server renders it, so the browser doesn't load the names of the books. */
export function DocumentPosts({ children }: { children: ReactNode }) {
  return (
    <PostDisplayContext.Provider value="document">
      <SplitReferencesContext.Provider
        value={import.meta.env.SSR ? splitReferences : undefined}
      >
        {children}
      </SplitReferencesContext.Provider>
    </PostDisplayContext.Provider>
  );
}
