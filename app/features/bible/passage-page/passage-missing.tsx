import { urls } from "~/shared/urls";
import { Button } from "~/ui/button";
import { Scene } from "~/ui/scene";
import { citePlace, firstPlace, publicHref } from "../place";
import { readPassagePath } from "./passage-path";

/** What a visitor sees at an address that names no place of Scripture, and the way to the nearest one. */
export function PassageMissing({ path, why }: { path: string; why: string }) {
  const asked = readPassagePath(path) ?? firstPlace;
  const chapter = Math.min(
    Math.max(asked.chapter, 1),
    asked.book?.chapters ?? 1,
  );
  const near = { ...asked, chapter, verses: null };
  return (
    <section className="card mx-auto mt-3 max-w-2xl overflow-hidden text-center shadow-card">
      <Scene className="h-44 sm:h-60" />
      <div className="px-6 pt-8 pb-10">
        <h1 className="font-serif text-2xl">Not in the Bible</h1>
        <p className="mx-auto mt-2 max-w-md text-ink-soft">{why}</p>
        <Button asChild className="mt-6">
          <a href={publicHref(near) ?? urls.root}>Read {citePlace(near)}</a>
        </Button>
      </div>
    </section>
  );
}
