import { createContext } from "react";
import type { Group } from "./group";

/** The group whose page it is; null elsewhere. New posts go to it. */
export const GroupContext = createContext<Group | null>(null);
