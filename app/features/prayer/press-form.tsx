import { urls } from "~/shared/urls";
import { Button } from "~/ui/button";
import type { ListedPrayer } from "./prayer-list";

interface PressFormProps {
  item: ListedPrayer;
  day: string;
  /** The index that is shown afterwards, without JavaScript. */
  next: number;
  onPress: () => void;
}

/** 'I prayed', for a request or for own words. */
export function PressForm({ item, day, next, onPress }: PressFormProps) {
  const { id, postId } = item;
  const [action, fields] =
    postId === null
      ? [urls.api.prayer(id), { _method: "PATCH", prayedOn: day }]
      : [urls.api.prayed(postId), { desired: "true" }];
  return (
    <form
      method="post"
      action={action}
      className="grow"
      onSubmit={(event) => {
        event.preventDefault();
        onPress();
      }}
    >
      {Object.entries({ ...fields, returnTo: urls.prayNow(next) }).map(
        ([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ),
      )}
      <Button type="submit" size="lg" className="w-full">
        I prayed
      </Button>
    </form>
  );
}
