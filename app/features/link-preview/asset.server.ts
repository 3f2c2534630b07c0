import { AppError } from "~/shared/errors";

/** A static file of ours. The binding looks at the path alone; a URL needs a host. */
export async function readAsset(
  path: string,
  assets: Fetcher,
): Promise<Response> {
  const answer = await assets.fetch(new URL(path, "http://assets").href);
  if (!answer.ok) throw new AppError("unavailable", { cause: answer.status });
  return answer;
}
