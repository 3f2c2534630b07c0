import { toggleTheme, type Theme } from "~/client/theme";
import { SettingsSection } from "~/features/account/settings-section";
import { Segments } from "~/ui/segments";
import { useTheme } from "./theme";

const themes = [
  { value: "light", label: "Light" },
  { value: "dark", label: "Dark" },
] as const;

/** The theme is stored in the browser and can be changed only with JavaScript. */
export function ThemeSection() {
  const theme = useTheme();
  return (
    <SettingsSection
      id="theme"
      description="Light or dark, in this browser only."
    >
      <Segments<Theme>
        label="Theme"
        hideLabel
        options={themes}
        value={theme}
        onChange={toggleTheme}
      />
    </SettingsSection>
  );
}
