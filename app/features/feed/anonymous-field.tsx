import { minAccountAgeMs } from "~/features/posts/anonymous";
import { timeUntilLabel } from "~/shared/time";
import type { Viewer } from "~/shared/viewer";
import { Checkbox } from "~/ui/checkbox";
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
    <Checkbox
      name="anonymous"
      value="true"
      checked={fields.anonymous}
      disabled={pending || isTooEarly}
      onChange={({ target: { checked } }) => {
        change({ anonymous: checked });
      }}
      className={`mt-2 ${fields.kind === "prayer" ? "" : "without-script"}`}
      label="Post without my name"
      hint={
        isTooEarly
          ? `You can do this once your account is a week old, ${timeUntilLabel(allowedAt, now)}.`
          : "Nobody sees who you are. Moderators can, if it is reported. In a small group people may guess."
      }
    />
  );
}
