import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { requirePageViewer } from "~/platform/page.server";

export async function loader({ context }: LoaderFunctionArgs) {
  await requirePageViewer(context);
  return null;
}

export default function Videos() {
  return <p>Videos</p>;
}
