import { switchEndpoints } from "~/features/account/switch-endpoints.server";
import { api } from "~/platform/api.server";

/** Serves all settings that are on or off; the path says which. */
export const loader = api((path) => {
  const name = path.split("/").at(-1) as keyof typeof switchEndpoints;
  return { POST: switchEndpoints[name] };
});

export const action = loader;
