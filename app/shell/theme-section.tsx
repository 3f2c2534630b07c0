import { toggleTheme } from "~/browser/theme";
import type { Theme } from "~/browser/theme";
import { SettingsSection } from "~/features/account/settings-section";
import { Segments } from "~/ui/segments";
import { useTheme } from "./use-theme";

const themes = [
  { value: "light", label: "Light" },
  { value: "dark", label: "Dark" },
] as const;

/** Of the settings: the theme of this browser. It is kept and changed by script alone. */
export function ThemeSection() {
  const theme = useTheme();
  return (
    <SettingsSection
      id="theme"
      about="Light or dark, in this browser; your other devices keep their own."
    >
      <div className="not-in-data-js:hidden">
        <Segments<Theme>
          label="Theme"
          hideLabel
          options={themes}
          value={theme}
          onChange={toggleTheme}
        />
      </div>
      <p className="text-sm in-data-js:hidden">
        It can be changed where scripts are allowed.
      </p>
    </SettingsSection>
  );
}
