import { RightColumn } from "./right-column";
import { Sidebar } from "./sidebar";

/** What stands beside the page from 1024 px; 4 KB gzip that a phone does without. */
export const desktopColumns = { Sidebar, RightColumn };
