import { VerseArt } from "~/features/verse-art/verse-art";
import type { VerseData } from "./post";

/** A verse over its background; the text is the server's own. */
export function PostVerse({ verse }: { verse: VerseData }) {
  return <VerseArt art={verse.layout} className="rounded-control" />;
}
