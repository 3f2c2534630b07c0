import { Button } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { Lazy, lazyCode } from "~/ui/lazy";
import { Skeleton } from "~/ui/states";
import { kindButtons } from "./composer-kinds";
import type { ComposerState } from "./use-composer";

/** 10 KB with zod. */
const lazyKindFields = lazyCode(() => import("./kind-fields"));

const titles = {
  image: "Image post",
  video: "Video post",
  prayer: "Prayer request",
} as const;

/** The fields of a kind other than text, and a button back to text. */
export function KindPanel({ composer }: { composer: ComposerState }) {
  const { kind } = composer.fields;
  if (kind === "text") return null;
  const icon = kindButtons.find((button) => button.kind === kind)?.icon;
  return (
    <div className="mt-3 rounded-control border border-line bg-background">
      <div className="flex items-center gap-2 pl-3 text-sm font-semibold text-ink">
        {icon && <Icon name={icon} className="size-4.5 text-gold" />}
        {titles[kind]}
        <Button
          variant="quiet"
          size="icon"
          aria-label="Back to a text post"
          disabled={composer.pending}
          className="ml-auto"
          onClick={({ currentTarget }) => {
            currentTarget.form
              ?.querySelector<HTMLElement>("[data-composer-text]")
              ?.focus({ preventScroll: true });
            composer.change({ kind: "text" });
          }}
        >
          <Icon name="close" className="size-4.5" />
        </Button>
      </div>
      {kind !== "prayer" && (
        <div className="px-3 pb-3">
          <Lazy code={lazyKindFields} fallback={<Skeleton className="h-28" />}>
            {(code) => <code.KindFields composer={composer} />}
          </Lazy>
        </div>
      )}
    </div>
  );
}
