import { useLoaderData, type ClientLoaderFunctionArgs } from "@remix-run/react";
import { useViewer } from "~/features/auth/viewer.queries";
import { fetchChapter } from "~/features/bible/chapter-fetch";
import { loadChapter } from "~/features/bible/chapter.server";
import { defaultPassage, toPassage } from "~/features/bible/passage";
import { parseReference } from "~/features/bible/parse-reference";
import { verseForDate } from "~/features/daily/verses.server";
import { Generator } from "~/features/verse-generator/generator";
import { verseLines } from "~/features/verse-art/verse-lines";
import { parseGeneratorPassage } from "~/features/verse-generator/generator-passage";
import type { GeneratorData } from "~/features/verse-generator/use-generator-passage";
import { page, requirePageViewer } from "~/platform/page.server";
import { utcDate } from "~/shared/time";
import { pageMeta } from "~/shell/page-meta";

/** Starts with the verse of the day if the URL has no verse. */
export const loader = page(async ({ context, request }) => {
  const { app } = context;
  const today = parseReference(verseForDate(utcDate(app.now)));
  const passage =
    parseGeneratorPassage(new URL(request.url).searchParams) ??
    (today ? toPassage(today, defaultPassage.version) : defaultPassage);
  const [{ chapter }] = await Promise.all([
    loadChapter(app.env.ASSETS, passage),
    requirePageViewer(context),
  ]);
  const data: GeneratorData = {
    passage,
    verses: chapter && verseLines(chapter),
  };
  return data;
});

/** Client navigation loads only the chapter's static file, usually from the cache. */
export async function clientLoader({
  request,
  serverLoader,
}: ClientLoaderFunctionArgs): Promise<GeneratorData> {
  const passage = parseGeneratorPassage(new URL(request.url).searchParams);
  if (!passage) return serverLoader<typeof loader>();
  try {
    const chapter = await fetchChapter(passage);
    return { passage, verses: chapter && verseLines(chapter) };
  } catch {
    return { passage, verses: "failed" };
  }
}

export const meta = pageMeta(
  "Verse Generator",
  "Put a Bible verse on a picture to share or save.",
);

export default function VerseGenerator() {
  const data = useLoaderData<typeof loader | typeof clientLoader>();
  const viewer = useViewer();
  return viewer && <Generator viewerId={viewer.id} data={data} />;
}
