/** Without autocorrect and autocomplete. */
export const handleInputProps = {
  autoCapitalize: "none",
  autoComplete: "off",
  autoCorrect: "off",
  spellCheck: false,
} as const;
