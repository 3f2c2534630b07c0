import { useId, useState } from "react";
import { Icon } from "~/ui/icon";
import { Segments } from "~/ui/segments";
import { Lazy, lazyCode } from "~/ui/lazy";
import {
  lineSpacings,
  textSizes,
  type ReadingSettings,
} from "./reader-cookies";

const readOfflineModule = lazyCode(() => import("./download/read-offline"));

const switches = [
  ["redLetters", "Words of Jesus in red"],
  ["verseLines", "One verse a line"],
  ["copyNumbers", "Copy: include verse numbers"],
  ["copyLink", "Copy: include link"],
] as const;

interface Props {
  settings: ReadingSettings;
  onChange: (settings: ReadingSettings) => void;
}

/** A native popover. React 18 doesn't know the attributes and renders them unchanged. */
export function ReadingSettingsMenu({ settings, onChange }: Props) {
  const id = useId();
  const [wasOpen, setWasOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        {...{ popovertarget: id }}
        aria-label="Reading settings"
        onClick={() => {
          setWasOpen(true);
        }}
        className="grid needs-script touch shrink-0 cursor-pointer place-items-center rounded-control border border-line-strong bg-paper text-ink hover:bg-sunken"
      >
        <Icon name="text-size" />
      </button>
      <div
        id={id}
        {...{ popover: "auto" }}
        className="card fixed inset-x-4 top-auto bottom-24 mx-auto max-h-[70dvh] w-72 overflow-y-auto p-4 shadow-float supports-[position-area:bottom]:inset-auto supports-[position-area:bottom]:mt-2 supports-[position-area:bottom]:[position-area:bottom_span-left]"
      >
        <Segments
          label="Text size"
          options={textSizes.map((value, i) => ({
            value,
            label: (
              <>
                <span className="sr-only">{value}</span>
                <span
                  aria-hidden="true"
                  className={["text-sm", "text-base", "text-lg", "text-xl"][i]}
                >
                  A
                </span>
              </>
            ),
          }))}
          value={settings.textSize}
          onChange={(textSize) => {
            onChange({ ...settings, textSize });
          }}
          className="grid-cols-4 font-serif"
        />
        <div className="mt-3 mb-2">
          <Segments
            label="Line spacing"
            options={lineSpacings.map((value) => ({ value, label: value }))}
            value={settings.lineSpacing}
            onChange={(lineSpacing) => {
              onChange({ ...settings, lineSpacing });
            }}
            className="grid-cols-[repeat(auto-fit,minmax(4.75rem,1fr))] capitalize"
          />
        </div>
        {switches.map(([name, label]) => (
          <label
            key={name}
            className="flex touch cursor-pointer items-center justify-between gap-4 text-sm"
          >
            {label}
            <input
              type="checkbox"
              checked={settings[name]}
              onChange={(event) => {
                onChange({ ...settings, [name]: event.target.checked });
              }}
              className="size-5 accent-primary"
            />
          </label>
        ))}
        {wasOpen && (
          <Lazy code={readOfflineModule}>
            {(code) => (
              <div className="mt-2 border-t border-line pt-4">
                <code.ReadOffline />
              </div>
            )}
          </Lazy>
        )}
      </div>
    </>
  );
}
