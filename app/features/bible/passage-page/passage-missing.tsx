import { Button } from "~/ui/button";
import { SceneCard } from "~/ui/scene-card";
import { formatPassage, defaultPassage, publicPassageHref } from "../passage";
import { parsePassagePath } from "./passage-path";

/** Shown to visitors if the URL contains no passage, with a link to the nearest one. */
export function PassageMissing({ path, why }: { path: string; why: string }) {
  const requested = parsePassagePath(path) ?? defaultPassage;
  const chapter = Math.min(
    Math.max(requested.chapter, 1),
    requested.book?.chapters ?? 1,
  );
  const near = { ...requested, chapter, verses: null };
  return (
    <SceneCard title="Not in the Bible" message={why}>
      <Button asChild>
        <a href={publicPassageHref(near)}>Read {formatPassage(near)}</a>
      </Button>
    </SceneCard>
  );
}
