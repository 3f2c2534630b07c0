import { Link } from "@remix-run/react";
import { urls } from "~/shared/urls";
import { Button } from "~/ui/button";
import { Icon, type IconName } from "~/ui/icon";
import type { DraftKind } from "./draft";

/** Text has no button: it is the default. */
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

/** The label is below the icon on narrow screens. With a larger font, the buttons wrap. */
const buttonClass =
  "grow flex-col gap-0.5! px-0.5! text-xs! @[35rem]:flex-none @[35rem]:flex-row @[35rem]:gap-2! @[35rem]:px-2.5! @[35rem]:text-sm! aria-pressed:bg-primary-soft aria-pressed:text-primary";

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
          className={buttonClass}
        >
          <KindLabel icon={icon} label={label} />
        </Button>
      ))}
      <Button
        variant="quiet"
        aria-haspopup="dialog"
        disabled={disabled}
        onClick={onEvent}
        className={buttonClass}
      >
        <KindLabel icon="calendar" label="Event" />
      </Button>
      <Button asChild variant="quiet" className={buttonClass}>
        <Link to={urls.verseGenerator}>
          <KindLabel icon="verse" label="Verse" />
        </Link>
      </Button>
    </div>
  );
}

function KindLabel({ icon, label }: { icon: IconName; label: string }) {
  return (
    <>
      <Icon name={icon} className="size-5.5" />
      {label}
    </>
  );
}
