import { useState } from "react";
import { rememberSettings } from "./memory";
import type { ReadingSettings } from "./memory";

/** The settings that the page came with, and a way to change them for this device. */
export function useReadingSettings(
  initial: ReadingSettings,
): [ReadingSettings, (settings: ReadingSettings) => void] {
  const [settings, setSettings] = useState(initial);
  return [
    settings,
    (changed) => {
      document.cookie = rememberSettings(changed);
      setSettings(changed);
    },
  ];
}
