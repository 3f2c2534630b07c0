import { Icon } from "~/ui/icon";
import { sounds } from "./sounds/sounds";
import { useBackgroundSound } from "./sounds/use-background-sound";
import { OverlayButton } from "~/ui/overlay-button";

interface StorySoundProps {
  /** A prayer is shown and the page is visible. */
  isPlayable: boolean;
  /** The controls are shown for prayers only. */
  isVisible: boolean;
}

export function StorySound({ isPlayable, isVisible }: StorySoundProps) {
  const { sound, muted, choose } = useBackgroundSound(isPlayable);
  if (!isVisible) return null;
  return (
    <div className="flex items-center justify-center gap-2 max-sm:order-first max-sm:w-full">
      <OverlayButton
        label={muted ? "Play background sound" : "Mute background sound"}
        onClick={() => {
          choose({ muted: !muted });
        }}
      >
        <Icon name={muted ? "mute" : "sound"} className="size-6" />
      </OverlayButton>
      <div className="relative">
        <select
          aria-label="Background sound"
          value={sound.id}
          onChange={({ target }) => {
            choose({ sound: target.value, muted: false });
            // The picker pauses the story while it has the focus.
            target.closest<HTMLElement>("[role=dialog]")?.focus();
          }}
          className="block touch appearance-none rounded-full border border-white/40 bg-black/25 py-2 pr-10 pl-4 text-sm font-semibold text-white focus-visible:outline-white [&>option]:bg-paper [&>option]:text-ink"
        >
          {sounds.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
        <Icon
          name="chevron-down"
          className="pointer-events-none absolute top-1/2 right-3.5 size-4 -translate-y-1/2"
        />
      </div>
    </div>
  );
}
