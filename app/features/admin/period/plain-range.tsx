import { urls } from "~/shared/urls";
import { Button } from "~/ui/button";
import { Input } from "~/ui/input";
import type { AdminView } from "../admin-page";
import type { AdminQuery } from "../admin-query";

interface PlainRangeProps {
  view: AdminView;
  keep: AdminQuery;
  label: string;
  from: string | undefined;
  to: string | undefined;
  /** Today: nobody has come yet in days to come. */
  max: string;
}

/** The browser's own fields, until there are scripts for the calendar. */
export function PlainRange({
  view,
  keep,
  label,
  from,
  to,
  max,
}: PlainRangeProps) {
  const fields: AdminQuery = {
    ...(view !== "dashboard" && { view }),
    ...keep,
  };
  return (
    <form
      action={urls.admin()}
      aria-label={label}
      className="flex flex-wrap items-center gap-2 in-data-js:hidden"
    >
      {Object.entries(fields).map(
        ([name, value]) =>
          value !== undefined &&
          value !== "" && (
            <input key={name} type="hidden" name={name} value={value} />
          ),
      )}
      {(
        [
          ["from", "First day", from],
          ["to", "Last day", to],
        ] as const
      ).map(([name, words, value]) => (
        <Input
          key={name}
          type="date"
          name={name}
          aria-label={words}
          defaultValue={value}
          max={max}
          required
          className="w-auto!"
        />
      ))}
      <Button type="submit" variant="secondary">
        Show
      </Button>
    </form>
  );
}
