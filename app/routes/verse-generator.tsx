import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import type { ClientLoaderFunctionArgs } from "@remix-run/react";
import { useViewer } from "~/features/auth/viewer.queries";
import { verseTexts } from "~/features/bible/chapter";
import { fetchChapter } from "~/features/bible/chapter-fetch";
import { openChapter } from "~/features/bible/chapter.server";
import { firstPlace, placeOf } from "~/features/bible/place";
import { parseReference } from "~/features/bible/reference";
import { verseOf } from "~/features/daily/verses-of-the-year";
import { Generator } from "~/features/verse-generator/generator";
import { readGeneratorPlace } from "~/features/verse-generator/generator-place";
import type { GeneratorData } from "~/features/verse-generator/use-generator-place";
import { page, requirePageViewer } from "~/platform/page.server";
import { utcDate } from "~/shared/time";
import { titled } from "~/shell/titled";

/** Where the address names no verse, that of the day. */
export const loader = page(async ({ context, request }: LoaderFunctionArgs) => {
  const { app } = context;
  const today = parseReference(verseOf(utcDate(app.now)));
  const place =
    readGeneratorPlace(new URL(request.url).searchParams) ??
    (today ? placeOf(today, firstPlace.version) : firstPlace);
  const [{ chapter }] = await Promise.all([
    openChapter(app.env.ASSETS, place),
    requirePageViewer(context),
  ]);
  const data: GeneratorData = {
    place,
    verses: chapter && verseTexts(chapter),
  };
  return data;
});

/** In the app another chapter is a file, mostly in the cache already. */
export async function clientLoader({
  request,
  serverLoader,
}: ClientLoaderFunctionArgs): Promise<GeneratorData> {
  const place = readGeneratorPlace(new URL(request.url).searchParams);
  if (!place) return serverLoader<typeof loader>();
  try {
    const chapter = await fetchChapter(place);
    return { place, verses: chapter && verseTexts(chapter) };
  } catch {
    return { place, verses: "failed" };
  }
}

export const meta = titled(
  "Verse Generator",
  "Set a verse of the Bible on a picture, to share or to keep.",
);

export default function VerseGenerator() {
  const data = useLoaderData<typeof loader | typeof clientLoader>();
  const viewer = useViewer();
  return viewer && <Generator viewerId={viewer.id} data={data} />;
}
