import { minAccountAgeMs } from "~/features/posts/anonymous";
import { timeUntilLabel } from "~/shared/time";
import type { Viewer } from "~/shared/viewer";
import { useNow } from "~/ui/now";
import type { ComposerState } from "./use-composer";

interface AnonymousFieldProps {
  composer: ComposerState;
  viewer: Viewer;
}

/** For prayer requests. Without scripts, the pressed button decides later whether it is one. */
export function AnonymousField({ composer, viewer }: AnonymousFieldProps) {
  const { fields, pending, change } = composer;
  const now = useNow();
  const allowedAt = Date.parse(viewer.createdAt) + minAccountAgeMs;
  const isTooEarly = now < allowedAt;
  return (
    <label
      className={`mt-2 flex touch items-start gap-3 py-2 font-semibold ${fields.kind === "prayer" ? "" : "without-script"}`}
    >
      <input
        type="checkbox"
        name="anonymous"
        value="true"
        checked={fields.anonymous}
        disabled={pending || isTooEarly}
        onChange={({ target: { checked } }) => {
          change({ anonymous: checked });
        }}
        className="mt-0.5 size-5 shrink-0 accent-primary"
      />
      <span className="min-w-0">
        Post without my name
        <span className="block text-sm font-normal text-ink-soft">
          {isTooEarly
            ? `You can do this once your account is a week old, ${timeUntilLabel(allowedAt, now)}.`
            : "Nobody sees who you are. Moderators can, if it is reported. In a small group people may guess."}
        </span>
      </span>
    </label>
  );
}
