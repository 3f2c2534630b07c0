import { Link } from "@remix-run/react";
import { urls } from "~/shared/urls";
import { Button } from "~/ui/button";
import { Icon, type IconName } from "~/ui/icon";
import { Lazy, lazyCode } from "~/ui/lazy";
import { Skeleton } from "~/ui/states";
import { Tooltip } from "~/ui/tooltip";
import type { DraftKind } from "./draft";
import type { ComposerState } from "./use-composer";

/** Text isn't one of them: it is the default. */
const kinds = [
  { kind: "image", label: "Image", icon: "image", title: "Image post" },
  { kind: "video", label: "Video", icon: "video", title: "Video post" },
  { kind: "prayer", label: "Prayer", icon: "prayer", title: "Prayer request" },
] as const satisfies readonly {
  kind: DraftKind;
  label: string;
  icon: IconName;
  title: string;
}[];

/** 10 KB with zod. */
const lazyKindFields = lazyCode(() => import("./kind-fields"));

interface ComposerKindsProps {
  composer: ComposerState;
  onEvent: () => void;
}

/** The label is below the icon in a sheet and on narrow screens, and a tooltip elsewhere. With a larger font, the buttons wrap. */
const buttonClass =
  "grow flex-col gap-0.5! px-0.5! text-xs! @[29rem]:flex-none @[29rem]:px-2.5! aria-pressed:bg-primary-soft aria-pressed:text-primary";

export function ComposerKinds({ composer, onEvent }: ComposerKindsProps) {
  const { fields, pending, change } = composer;
  // The others would show the name.
  if (composer.isAnonymous) return null;
  return (
    <div
      role="group"
      aria-label="Kind of post"
      className="mr-auto flex needs-script w-full flex-wrap @[29rem]:w-auto"
    >
      {kinds.map(({ kind, label, icon }) => (
        <Tooltip key={kind} label={label}>
          <Button
            variant="quiet"
            aria-pressed={kind === fields.kind}
            disabled={pending}
            onClick={() => {
              change({ kind });
            }}
            className={buttonClass}
          >
            <KindLabel icon={icon} label={label} />
          </Button>
        </Tooltip>
      ))}
      <Tooltip label="Event">
        <Button
          variant="quiet"
          aria-haspopup="dialog"
          disabled={pending}
          onClick={onEvent}
          className={buttonClass}
        >
          <KindLabel icon="calendar" label="Event" />
        </Button>
      </Tooltip>
      <Tooltip label="Verse">
        <Button asChild variant="quiet" className={buttonClass}>
          <Link
            to={urls.verseGeneratorAt({ group: composer.group?.slug ?? null })}
          >
            <KindLabel icon="verse" label="Verse" />
          </Link>
        </Button>
      </Tooltip>
    </div>
  );
}

function KindLabel({ icon, label }: { icon: IconName; label: string }) {
  return (
    <>
      <Icon name={icon} className="size-5.5" />
      <span className="@[29rem]:hidden">{label}</span>
    </>
  );
}

/** The fields of a kind other than text, and a button back to text. */
export function KindPanel({ composer }: { composer: ComposerState }) {
  const current = kinds.find(({ kind }) => kind === composer.fields.kind);
  if (!current) return null;
  return (
    <div className="mt-3 rounded-control border border-line bg-background">
      <div className="flex items-center gap-2 pl-3 text-sm font-semibold text-ink">
        <Icon name={current.icon} className="size-4.5 text-gold" />
        {current.title}
        <Button
          variant="quiet"
          size="icon"
          aria-label="Back to a text post"
          disabled={composer.pending}
          className="ml-auto"
          onClick={({ currentTarget }) => {
            focusText(currentTarget.form);
            composer.change({ kind: "text" });
          }}
        >
          <Icon name="close" className="size-4.5" />
        </Button>
      </div>
      {current.kind !== "prayer" && (
        <div className="px-3 pb-3">
          <Lazy code={lazyKindFields} fallback={<Skeleton className="h-28" />}>
            {(code) => <code.KindFields composer={composer} />}
          </Lazy>
        </div>
      )}
    </div>
  );
}

export function focusText(container: HTMLElement | null): void {
  container
    ?.querySelector<HTMLElement>("[data-composer-text]")
    ?.focus({ preventScroll: true });
}
