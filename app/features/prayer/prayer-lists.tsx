import { Link, useRevalidator } from "@remix-run/react";
import { useEffect, useId } from "react";
import { sendJson } from "~/client/api-client";
import { refreshCachedPages } from "~/client/cached-pages";
import { useDraftForm } from "~/client/use-draft-form";
import { useSubmit } from "~/client/use-submit";
import { urls } from "~/shared/urls";
import { Button } from "~/ui/button";
import { submitButtonProps } from "~/ui/button-form";
import { Field } from "~/ui/field";
import { TextArea } from "~/ui/input";
import { restoreFocusAfterRemoval } from "~/ui/restore-focus";
import { Select } from "~/ui/select";
import { EmptyState } from "~/ui/states";
import { errorToast } from "~/ui/toast-store";
import {
  isAvailable,
  isDue,
  maxPrayerLength,
  newListedPrayerSchema,
  removalQuestion,
  type ListedPrayer,
} from "./prayer-list";
import { CrisisHelp } from "./crisis-help";
import { PrayerText } from "./prayer-text";

const lists = [
  { every: "day", title: "Every day", change: "Pray weekly", other: "week" },
  { every: "week", title: "Every week", change: "Pray daily", other: "day" },
] as const;

interface PrayerListsProps {
  items: readonly ListedPrayer[];
  day: string;
  viewerId: string;
}

/** What the viewer prays for, by how often, and a form for their own words. */
export function PrayerLists({ items, day, viewerId }: PrayerListsProps) {
  useEffect(() => {
    refreshCachedPages(urls.prayNow);
  }, [items]);
  const due = items.filter((item) => isDue(item, day)).length;
  return (
    <>
      {due > 0 && (
        <Button asChild size="lg" className="flex">
          <Link to={urls.prayNow}>Pray now ({due})</Link>
        </Button>
      )}
      <OwnPrayerForm viewerId={viewerId} />
      {items.length === 0 && (
        <EmptyState icon="prayer" title="Who would you like to pray for?">
          Write it above, or choose “Add to my list” in the menu of a prayer
          request. Only you can see this list.
        </EmptyState>
      )}
      {lists.map((list) => {
        const listed = items.filter(({ every }) => every === list.every);
        if (listed.length === 0) return null;
        return (
          <section key={list.every} aria-labelledby={list.every}>
            <h2 id={list.every} className="mb-2 font-serif text-xl">
              {list.title}
            </h2>
            <ul className="space-y-3">
              {listed.map((item) => (
                <PrayerRow key={item.id} item={item} {...list} />
              ))}
            </ul>
          </section>
        );
      })}
    </>
  );
}

type PrayerRowProps = { item: ListedPrayer } & (typeof lists)[number];

function PrayerRow({ item, change, other }: PrayerRowProps) {
  const textId = useId();
  const send = useSend(urls.api.prayer(item.id));
  const { submit, pending } = useSubmit(send, {
    onSuccess: restoreFocusAfterRemoval,
    onFailure: errorToast,
  });
  const buttonProps = {
    variant: "quiet",
    size: "sm",
    pending,
    "aria-describedby": textId,
  } as const;
  return (
    <li className="card p-4">
      <div id={textId}>
        <PrayerText item={item} />
      </div>
      <div className="mt-2 -ml-3 flex flex-wrap">
        {isAvailable(item) && (
          <Button
            {...buttonProps}
            className="needs-script"
            onClick={() => {
              submit({ method: "PATCH", body: { every: other } });
            }}
          >
            {change}
          </Button>
        )}
        <Button
          {...buttonProps}
          {...submitButtonProps(
            urls.api.prayer(item.id),
            ["_method", "DELETE"],
            () => {
              if (confirm(removalQuestion)) submit({ method: "DELETE" });
            },
          )}
        >
          Remove
        </Button>
      </div>
    </li>
  );
}

function OwnPrayerForm({ viewerId }: { viewerId: string }) {
  const send = useSend(urls.api.prayers);
  const form = useDraftForm(newListedPrayerSchema, {
    owner: viewerId,
    name: "own-prayer",
    initial: { content: "", every: "day" },
    send: (body) => send({ body }),
  });
  return (
    <form
      method="post"
      action={urls.api.prayers}
      className="card p-4"
      onSubmit={(event) => {
        event.preventDefault();
        form.submit();
      }}
    >
      <Field
        label="What do you want to pray for?"
        error={form.error("content") ?? form.failure}
        required
      >
        {(control) => (
          <TextArea
            {...control}
            name="content"
            maxLength={maxPrayerLength}
            {...form.input("content")}
          />
        )}
      </Field>
      <CrisisHelp text={form.input("content").value} />
      <div className="mt-3 flex gap-3">
        <Select aria-label="How often" name="every" {...form.input("every")}>
          <option value="day">Every day</option>
          <option value="week">Every week</option>
        </Select>
        <Button type="submit" pending={form.pending}>
          Add
        </Button>
      </div>
    </form>
  );
}

/** Sends a change, then loads the list again. */
function useSend(url: string) {
  const { revalidate } = useRevalidator();
  return async (options: Parameters<typeof sendJson>[2]) => {
    await sendJson(url, () => null, options);
    revalidate();
  };
}
