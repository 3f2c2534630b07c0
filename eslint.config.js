import js from "@eslint/js";
import { defineConfig } from "eslint/config";
import jsxA11y from "eslint-plugin-jsx-a11y";
import reactHooks from "eslint-plugin-react-hooks";
import globals from "globals";
import tseslint from "typescript-eslint";

export default defineConfig(
  {
    ignores: [
      "build/",
      ".wrangler/",
      "node_modules/",
      "playwright-report/",
      "test-results/",
    ],
  },
  {
    linterOptions: {
      reportUnusedDisableDirectives: "error",
      noInlineConfig: true,
    },
  },
  js.configs.recommended,
  ...tseslint.configs.strictTypeChecked,
  { languageOptions: { parserOptions: { projectService: true } } },
  {
    files: ["app/**/*.{ts,tsx}"],
    ...jsxA11y.flatConfigs.strict,
  },
  {
    files: ["app/**/*.{ts,tsx}"],
    rules: {
      // A component may move the focus into the dialog that it opens.
      "jsx-a11y/no-autofocus": ["error", { ignoreNonDOM: true }],
    },
  },
  {
    files: ["app/**/*.{ts,tsx}"],
    ...reactHooks.configs.flat.recommended,
  },
  {
    rules: {
      // Remix loaders throw Responses and redirects.
      "@typescript-eslint/only-throw-error": "off",
      // Numbers in template strings read better than String(n).
      "@typescript-eslint/restrict-template-expressions": [
        "error",
        { allowNumber: true },
      ],
      // Omitting a property with rest syntax leaves an unused variable.
      "@typescript-eslint/no-unused-vars": [
        "error",
        { ignoreRestSiblings: true },
      ],
      "@typescript-eslint/consistent-type-imports": [
        "error",
        { fixStyle: "inline-type-imports" },
      ],
      "no-duplicate-imports": "error",
      // Event handlers may be async: React ignores their return value.
      "@typescript-eslint/no-misused-promises": [
        "error",
        { checksVoidReturn: { attributes: false } },
      ],
    },
  },
  {
    // Declarations of modules import inside each module.
    files: ["**/*.d.ts"],
    rules: {
      "no-duplicate-imports": "off",
      "@typescript-eslint/consistent-type-imports": "off",
    },
  },
  {
    files: ["scripts/**/*.{js,mjs}", "*.js", "*.mjs"],
    languageOptions: { globals: globals.node },
  },
);
