import { versions } from "./versions";

const languages = [...new Set(versions.map(({ language }) => language))];

/** Options for a select, grouped by language. */
export function VersionOptions() {
  return languages.map((language) => (
    <optgroup key={language} label={nameLanguage(language)}>
      {versions
        .filter((version) => version.language === language)
        .map(({ id }) => (
          <option key={id}>{id}</option>
        ))}
    </optgroup>
  ));
}

/** In the language itself, "Español". */
function nameLanguage(language: string): string {
  const names = new Intl.DisplayNames(language, { type: "language" });
  const name = names.of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}
