import { useState } from "react";
import {
  serializeSettingsCookie,
  type ReadingSettings,
} from "./reader-cookies";

/** Saves changes in a cookie. */
export function useReadingSettings(
  initial: ReadingSettings,
): [ReadingSettings, (settings: ReadingSettings) => void] {
  const [settings, setSettings] = useState(initial);
  return [
    settings,
    (changed) => {
      document.cookie = serializeSettingsCookie(changed);
      setSettings(changed);
    },
  ];
}
