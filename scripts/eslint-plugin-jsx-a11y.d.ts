/** The plugin has no types. These cover what eslint.config.js uses. */
declare module "eslint-plugin-jsx-a11y" {
  import type { Linter } from "eslint";

  const plugin: { flatConfigs: { strict: Linter.Config } };
  export default plugin;
}
