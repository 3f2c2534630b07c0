import { useEffect, useRef, useState } from "react";
import { Icon } from "~/ui/icon";
import { Lazy } from "~/ui/lazy";
import { textSizes, type ReadingSettings } from "./reader-cookies";
import { readOfflineModule } from "./read-offline-lazy";

interface Props {
  settings: ReadingSettings;
  onChange: (settings: ReadingSettings) => void;
}

/** A <details> element that closes like a menu. */
export function ReadingSettingsMenu({ settings, onChange }: Props) {
  const details = useRef<HTMLDetailsElement>(null);
  const [wasOpen, setWasOpen] = useState(false);
  useEffect(() => {
    const close = (event: Event) => {
      const menu = details.current;
      if (!menu?.open) return;
      if (event instanceof KeyboardEvent) {
        if (event.key !== "Escape") return;
        menu.querySelector("summary")?.focus();
      } else if (menu.contains(event.target as Node)) return;
      menu.open = false;
    };
    document.addEventListener("pointerdown", close);
    document.addEventListener("keydown", close);
    return () => {
      document.removeEventListener("pointerdown", close);
      document.removeEventListener("keydown", close);
    };
  }, []);
  return (
    <details
      ref={details}
      onToggle={() => {
        setWasOpen(true);
      }}
      className="relative needs-script"
    >
      <summary
        aria-label="Reading settings"
        className="grid touch cursor-pointer list-none place-items-center rounded-control border border-line-strong bg-paper text-ink hover:bg-sunken [&::-webkit-details-marker]:hidden"
      >
        <Icon name="text-size" />
      </summary>
      <div className="card absolute top-full right-0 z-20 mt-2 w-72 p-4 shadow-float">
        <TextSizes settings={settings} onChange={onChange} />
        <label className="mt-3 flex touch cursor-pointer items-center justify-between gap-4 text-sm">
          Words of Jesus in red
          <input
            type="checkbox"
            checked={settings.redLetters}
            onChange={(event) => {
              onChange({ ...settings, redLetters: event.target.checked });
            }}
            className="size-5 accent-primary"
          />
        </label>
        {wasOpen && (
          <Lazy code={readOfflineModule}>
            {(code) => (
              <div className="mt-3 border-t border-line pt-4">
                <code.ReadOffline />
              </div>
            )}
          </Lazy>
        )}
      </div>
    </details>
  );
}

function TextSizes({ settings, onChange }: Props) {
  return (
    <fieldset>
      <legend className="text-sm text-ink">Text size</legend>
      <div className="mt-2 flex rounded-full bg-sunken p-1">
        {textSizes.map((textSize, i) => (
          <label
            key={textSize}
            className="grid touch flex-1 cursor-pointer place-items-center rounded-full font-serif text-ink-soft has-checked:bg-paper has-checked:text-ink has-checked:shadow-card has-focus-visible:outline-3 has-focus-visible:outline-primary"
          >
            <input
              type="radio"
              name="textSize"
              className="sr-only"
              aria-label={textSize}
              checked={settings.textSize === textSize}
              onChange={() => {
                onChange({ ...settings, textSize });
              }}
            />
            <span
              aria-hidden="true"
              className={["text-sm", "text-base", "text-lg", "text-xl"][i]}
            >
              A
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
