import { AudienceSelect } from "~/features/audience/audience-select";
import { useApprovalOffer } from "~/features/posts/use-approval-offer";
import { Button } from "~/ui/button";
import { focusSubmit } from "~/ui/focus-submit";
import { useHydrated } from "~/ui/use-hydrated";
import { useOnline } from "~/ui/use-online";
import type { ComposerState } from "./use-composer";

interface SendButtonsProps {
  composer: ComposerState;
  /** The form's id, for a button outside of it. */
  form: string;
}

/** Without scripts, the pressed button sets the post's type. */
export function SendButtons({ composer, form }: SendButtonsProps) {
  const hydrated = useHydrated();
  return (
    <>
      <Button
        type="submit"
        variant="secondary"
        name="type"
        value="prayer"
        className="without-script"
      >
        Post as prayer
      </Button>
      <Button
        type="submit"
        form={form}
        name="type"
        value="text"
        disabled={hydrated && !composer.ready}
        pending={composer.pending}
      >
        Post
      </Button>
    </>
  );
}

export function ComposerAudience({ composer }: { composer: ComposerState }) {
  const choose = useApprovalOffer(composer.audience, (audience) => {
    composer.change({ audience });
  });
  const { group, choices } = composer;
  // The line above the text says it already.
  if (group && choices.length < 2) return null;
  return (
    <AudienceSelect
      name="audience"
      aria-label="Who can see it"
      value={composer.audience}
      choices={choices}
      disabled={composer.pending}
      className={`mr-auto @[29rem]:mr-0 ${group ? "w-54" : "w-38 @[29rem]:w-34"}`}
      onChoose={choose}
    />
  );
}

/** A retry can't create a second post. */
export function SendError({
  reason,
  onRetry,
}: {
  reason: string;
  onRetry: () => void;
}) {
  const online = useOnline();
  return (
    <div
      role="alert"
      className="mt-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-control bg-sunken px-3 py-2 text-sm text-ink"
    >
      {online
        ? `${reason} We've saved it here for you.`
        : "You're offline. Your post is saved here until you're back online."}
      <Button
        variant="secondary"
        size="sm"
        onClick={({ currentTarget }) => {
          focusSubmit(currentTarget);
          onRetry();
        }}
      >
        Try again
      </Button>
    </div>
  );
}
