import { metricEndpoints } from "~/features/admin/metrics.server";
import { api } from "~/platform/api.server";

/** Serves the numbers of the dashboard; the path says which. */
export const loader = api((path) => {
  const name = path.split("/").at(-1) as keyof typeof metricEndpoints;
  return { GET: metricEndpoints[name] };
});

export const action = loader;
