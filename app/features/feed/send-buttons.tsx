import { Button } from "~/ui/button";
import { useHydrated } from "~/ui/hydrated";

interface SendButtonsProps {
  /** There is something to send. */
  ready: boolean;
  pending: boolean;
}

/** Of the composer; without scripts the buttons say which kind of post it is. */
export function SendButtons({ ready, pending }: SendButtonsProps) {
  const hydrated = useHydrated();
  return (
    <>
      <Button
        type="submit"
        variant="secondary"
        name="type"
        value="prayer"
        className="in-data-js:hidden"
      >
        Post as prayer
      </Button>
      <Button
        type="submit"
        name="type"
        value="text"
        disabled={hydrated && !ready}
        pending={pending}
      >
        Post
      </Button>
    </>
  );
}
