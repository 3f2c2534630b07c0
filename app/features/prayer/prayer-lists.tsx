import { Link, useRevalidator } from "@remix-run/react";
import { useQueryClient } from "@tanstack/react-query";
import { useId } from "react";
import { sendJson } from "~/client/api-client";
import { useSubmit } from "~/client/use-submit";
import { urls } from "~/shared/urls";
import { Button } from "~/ui/button";
import { submitButtonProps } from "~/ui/button-form";
import { EmptyState } from "~/ui/states";
import { errorToast } from "~/ui/toast-store";
import { restoreFocusAfterRemoval } from "~/ui/restore-focus";
import { isDue, type ListedPrayer } from "./prayer-list";
import { prayerListKey } from "./prayer-list.queries";
import { PrayerText } from "./prayer-text";

interface PrayerListsProps {
  items: readonly ListedPrayer[];
  /** The viewer's date. */
  day: string;
}

const lists = [
  { every: "day", title: "Every day" },
  { every: "week", title: "Every week" },
] as const;

/** What the viewer prays for, by how often. */
export function PrayerLists({ items, day }: PrayerListsProps) {
  const due = items.filter((item) => isDue(item, day)).length;
  if (items.length === 0)
    return (
      <EmptyState icon="prayer" title="Who would you like to pray for?">
        Write it above, or choose 'Add to my list' in the menu of a prayer
        request. Only you can see this list.
      </EmptyState>
    );
  return (
    <>
      {due > 0 && (
        <Button asChild size="lg" className="w-full">
          <Link to={urls.prayNow()}>Pray now ({due})</Link>
        </Button>
      )}
      {lists.map(({ every, title }) => {
        const some = items.filter((item) => item.every === every);
        if (some.length === 0) return null;
        return (
          <section key={every} aria-label={title}>
            <h2 className="mb-2 font-serif text-xl">{title}</h2>
            <ul className="space-y-3">
              {some.map((item) => (
                <PrayerRow key={item.id} item={item} />
              ))}
            </ul>
          </section>
        );
      })}
    </>
  );
}

function PrayerRow({ item }: { item: ListedPrayer }) {
  const textId = useId();
  const client = useQueryClient();
  const { revalidate } = useRevalidator();
  const url = urls.api.prayer(item.id);
  const { submit, pending } = useSubmit(
    (body: { every: string } | null) =>
      sendJson(
        url,
        () => null,
        body ? { method: "PATCH", body } : { method: "DELETE" },
      ),
    {
      onFailure: errorToast,
      onSuccess: () => {
        restoreFocusAfterRemoval();
        void client.invalidateQueries({ queryKey: prayerListKey });
        revalidate();
      },
    },
  );
  const other = item.every === "day" ? "week" : "day";
  return (
    <li className="card p-4">
      <div id={textId}>
        <PrayerText item={item} />
      </div>
      <div className="mt-2 -ml-3 flex flex-wrap">
        {(item.postId === null || item.post) && (
          <form
            method="post"
            action={url}
            onSubmit={(event) => {
              event.preventDefault();
              submit({ every: other });
            }}
          >
            <input type="hidden" name="_method" value="PATCH" />
            <input type="hidden" name="every" value={other} />
            <Button
              type="submit"
              variant="quiet"
              size="sm"
              pending={pending}
              aria-describedby={textId}
            >
              {other === "week" ? "Pray weekly" : "Pray daily"}
            </Button>
          </form>
        )}
        <Button
          variant="quiet"
          size="sm"
          pending={pending}
          aria-describedby={textId}
          {...submitButtonProps(url, ["_method", "DELETE"], () => {
            submit(null);
          })}
        >
          Remove
        </Button>
      </div>
    </li>
  );
}
