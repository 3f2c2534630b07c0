import { Button } from "~/ui/button";
import { useHydrated } from "~/ui/use-hydrated";

interface SendButtonsProps {
  ready: boolean;
  pending: boolean;
}

/** Without scripts, the pressed button sets the post's type. */
export function SendButtons({ ready, pending }: SendButtonsProps) {
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
