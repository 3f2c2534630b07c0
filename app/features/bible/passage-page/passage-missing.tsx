import { Button } from "~/ui/button";
import { MessageCard } from "~/ui/message-card";
import { formatPassage, defaultPassage, publicPassageHref } from "../passage";
import {
  parsePassagePath,
  parseUnavailablePath,
  suggestPassage,
} from "../passage-address";
import { versions } from "../versions";

/**
 * Shown if the URL contains no passage, with a link to the nearest one, or if its version isn't installed, with links to
 * those that are.
 */
export function PassageMissing({ path, why }: { path: string; why: string }) {
  const unavailable = parseUnavailablePath(path);
  if (unavailable) {
    const { id, passage } = unavailable;
    return (
      <MessageCard
        title={`The ${id} isn't available here`}
        message={`You can read ${formatPassage(passage)} in other versions.`}
      >
        {versions.map((version) => (
          <Button key={version.id} asChild>
            <a href={publicPassageHref({ ...passage, version })}>
              {version.name}
            </a>
          </Button>
        ))}
      </MessageCard>
    );
  }
  const requested = parsePassagePath(path) ?? defaultPassage;
  const chapter = Math.min(
    Math.max(requested.chapter, 1),
    requested.book?.chapters ?? 1,
  );
  const near = suggestPassage(path) ?? { ...requested, chapter, verses: null };
  return (
    <MessageCard title="Not in the Bible" message={why}>
      <Button asChild>
        <a href={publicPassageHref(near)}>Read {formatPassage(near)}</a>
      </Button>
    </MessageCard>
  );
}
