import { Button } from "~/ui/button";
import { Scene } from "~/ui/scene";
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
    <section className="card mx-auto mt-3 max-w-2xl overflow-hidden text-center shadow-card">
      <Scene className="h-44 sm:h-60" />
      <div className="px-6 pt-8 pb-10">
        <h1 className="font-serif text-2xl">Not in the Bible</h1>
        <p className="mx-auto mt-2 max-w-md text-ink-soft">{why}</p>
        <Button asChild className="mt-6">
          <a href={publicPassageHref(near)}>Read {formatPassage(near)}</a>
        </Button>
      </div>
    </section>
  );
}
