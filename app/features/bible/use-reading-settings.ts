import { useState } from "react";
import { serializeSettingsCookie } from "./reader-cookies";
import type { ReadingSettings } from "./reader-cookies";

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
