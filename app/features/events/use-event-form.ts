import { useState } from "react";
import type { Draft } from "~/client/drafts";
import type { Issue } from "~/shared/errors";
import { toast } from "~/ui/toast-store";
import { pastEventProblem, type EventData } from "~/features/posts/event";
import { emptyEventDraft, type EventDraft } from "./event-draft";
import {
  eventFields,
  eventProblems,
  eventValues,
  type EventFields,
  type EventFormValues,
} from "./event-form";
import { ownTimeZone } from "./time-zones";

interface EventFormOptions {
  initial: EventData | null;
  imageAlt: string;
  draft: Draft<EventDraft> & { value: EventDraft };
  /** From the server; paths are like `eventData.title`. */
  problems: Issue[];
  onSubmit: (values: EventFormValues) => void;
}

/** The fields are stored as a draft until the event is saved. */
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
  /** The server's problem with a field is hidden once the field changes. */
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set());

  const change = (part: Partial<EventFields>) => {
    const before = draft.read();
    const next = { ...(before.fields ?? blank), ...part };
    draft.write(
      haveSameFields(next, blank)
        ? emptyEventDraft
        : { ...before, fields: next },
    );
    setOwn(own.filter(({ path }) => !affects(part, path)));
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
    /** Problems that belong to no field. */
    otherProblems: shown.filter(({ path }) => !(path in fields)),
  };
}

export type EventForm = ReturnType<typeof useEventForm>;

/** Date, time and zone share one problem: together they decide whether the event is in the past. */
function affects(part: Partial<EventFields>, path: string): boolean {
  const when = /^(date|time|allDay|timeZone)$/;
  return (
    path in part ||
    (when.test(path) && Object.keys(part).some((name) => when.test(name)))
  );
}

function haveSameFields(one: EventFields, other: EventFields): boolean {
  return JSON.stringify(one) === JSON.stringify({ ...one, ...other });
}
