import { createContext, type ReactNode } from "react";
import type { Group } from "./group";

/** The group whose page is shown, to which new posts go; null elsewhere. */
export const GroupContext = createContext<Group | null>(null);

/** What the page adds to the menu of a post with this id. */
export const MenuItemContext = createContext<(postId: string) => ReactNode>(
  () => null,
);
