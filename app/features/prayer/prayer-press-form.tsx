import { urls } from "~/shared/urls";
import { Button } from "~/ui/button";
import type { ListedPrayer } from "./prayer-list";

interface PrayerPressFormProps {
  item: ListedPrayer;
  day: string;
  /** The page after the press, without JavaScript. */
  returnTo: string;
  onPress: () => void;
}

export function PrayerPressForm({
  item: { id, postId },
  day,
  returnTo,
  onPress,
}: PrayerPressFormProps) {
  const [action, fields] =
    postId === null
      ? [urls.api.prayer(id), { _method: "PATCH", prayedOn: day, returnTo }]
      : [urls.api.prayed(postId), { desired: "true", returnTo }];
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
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit" size="lg" className="w-full">
        I prayed
      </Button>
    </form>
  );
}
