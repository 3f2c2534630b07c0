import { Link } from "@remix-run/react";
import { urls } from "~/shared/urls";
import { Button } from "~/ui/button";
import { Icon } from "~/ui/icon";
import type { IconName } from "~/ui/icon";
import type { DraftKind } from "./draft";

/** What can be pressed in the composer; text is what it is by itself. */
export const kindButtons = [
  { kind: "image", label: "Image", icon: "image" },
  { kind: "video", label: "Video", icon: "video" },
  { kind: "prayer", label: "Prayer", icon: "prayer" },
] as const satisfies readonly {
  kind: DraftKind;
  label: string;
  icon: IconName;
}[];

interface ComposerKindsProps {
  kind: DraftKind;
  disabled: boolean;
  onKind: (kind: DraftKind) => void;
  onEvent: () => void;
}

/** Under the icon where it is narrow; larger letters take a second row. */
const look =
  "grow flex-col gap-0.5! px-0.5! text-xs! @[35rem]:flex-none @[35rem]:flex-row @[35rem]:gap-2! @[35rem]:px-2.5! @[35rem]:text-sm! aria-pressed:bg-primary-soft aria-pressed:text-primary";

/** spec §2: three kinds, and two that lead elsewhere. */
export function ComposerKinds({
  kind: current,
  disabled,
  onKind,
  onEvent,
}: ComposerKindsProps) {
  return (
    <div
      role="group"
      aria-label="Kind of post"
      className="flex flex-1 flex-wrap @[35rem]:flex-none"
    >
      {kindButtons.map(({ kind, label, icon }) => (
        <Button
          key={kind}
          variant="quiet"
          aria-pressed={kind === current}
          disabled={disabled}
          onClick={() => {
            onKind(kind === current ? "text" : kind);
          }}
          className={look}
        >
          <KindFace icon={icon} label={label} />
        </Button>
      ))}
      <Button
        variant="quiet"
        aria-haspopup="dialog"
        disabled={disabled}
        onClick={onEvent}
        className={look}
      >
        <KindFace icon="calendar" label="Event" />
      </Button>
      <Button asChild variant="quiet" className={look}>
        <Link to={urls.verseGenerator}>
          <KindFace icon="verse" label="Verse" />
        </Link>
      </Button>
    </div>
  );
}

function KindFace({ icon, label }: { icon: IconName; label: string }) {
  return (
    <>
      <Icon name={icon} className="size-5.5" />
      {label}
    </>
  );
}
