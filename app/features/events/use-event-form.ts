import { useState } from "react";
import type { Draft } from "~/browser/drafts";
import type { Issue } from "~/shared/errors";
import { toast } from "~/ui/toast-store";
import { pastEventProblem } from "~/features/posts/event";
import type { EventData } from "~/features/posts/event";
import { noEventDraft } from "./event-draft";
import type { EventDraft } from "./event-draft";
import { eventFields, eventProblems, eventValues } from "./event-form";
import type { EventFields, EventFormValues } from "./event-form";
import { ownTimeZone } from "./time-zones";

interface EventFormOptions {
  initial: EventData | null;
  imageAlt: string;
  draft: Draft<EventDraft> & { value: EventDraft };
  /** The server's, as it names the fields: `eventData.title`. */
  problems: Issue[];
  onSubmit: (values: EventFormValues) => void;
}

/** The event form's state. What is typed outlives the form. */
export function useEventForm({
  initial,
  imageAlt,
  draft,
  problems,
  onSubmit,
}: EventFormOptions) {
  const [blank] = useState(() => eventFields(initial, imageAlt, ownTimeZone()));
  const fields = draft.value.fields ?? blank;
  const [own, setOwn] = useState<Issue[]>([]);
  /** The server's problems of the last attempt, until that field is touched. */
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set());

  const change = (part: Partial<EventFields>) => {
    const before = draft.read();
    const next = { ...(before.fields ?? blank), ...part };
    draft.write(
      sameFields(next, blank) ? noEventDraft : { ...before, fields: next },
    );
    setOwn(own.filter(({ path }) => !changes(part, path)));
    setTouched(new Set([...touched, ...Object.keys(part)]));
  };

  const submit = (): string | undefined => {
    const values = eventValues(fields, initial);
    const found = eventProblems(values, initial, Date.now());
    setOwn(found);
    if (found.length === 0) {
      setTouched(new Set());
      onSubmit(values);
      return undefined;
    }
    if (found.some(({ message }) => message === pastEventProblem.description)) {
      toast({ ...pastEventProblem, variant: "destructive" });
    }
    return found[0]?.path;
  };

  const shown = [
    ...own,
    ...problems
      .map(({ path, message }) => ({
        path: path.replace(/^eventData\./, ""),
        message,
      }))
      .filter(({ path }) => !touched.has(path)),
  ];
  return {
    fields,
    change,
    submit,
    problemAt: (path: string) =>
      shown.find((issue) => issue.path === path)?.message,
    /** What belongs to no field of the form. */
    otherProblems: shown.filter(({ path }) => !(path in fields)),
  };
}

export type EventForm = ReturnType<typeof useEventForm>;

/** A time and a zone are part of when it is, and so of a date that has passed. */
function changes(part: Partial<EventFields>, path: string): boolean {
  const when = /^(date|time|allDay|timeZone)$/;
  return (
    path in part ||
    (when.test(path) && Object.keys(part).some((name) => when.test(name)))
  );
}

function sameFields(one: EventFields, other: EventFields): boolean {
  return JSON.stringify(one) === JSON.stringify({ ...one, ...other });
}
