import { maxImageAltLength } from "~/shared/image-source";
import type { Issue } from "~/shared/errors";
import {
  newEventSchema,
  pastEventProblem,
  type EventData,
} from "~/features/posts/event";
import { getEndProblem, isPastStart } from "~/features/posts/event-schedule";
import type { NewPost } from "~/features/posts/new-post";
import type { ImageFieldValue } from "~/features/media/image-field";

export interface EventFields extends ImageFieldValue {
  title: string;
  /** YYYY-MM-DD */
  date: string;
  /** HH:MM */
  time: string;
  allDay: boolean;
  /** Empty without an end. */
  endDate: string;
  endTime: string;
  /** IANA name. */
  timeZone: string;
  description: string;
  location: string;
  registrationUrl: string;
}

/** The submitted values; empty text means none. */
export interface EventFormValues extends Omit<
  EventFields,
  "time" | "endDate" | "endTime" | "allDay" | "imageUrl" | "imageData"
> {
  endDate: string | null;
  endTime: string | null;
  /** Null for an all-day event. */
  time: string | null;
  /** Undefined keeps the image, null removes it. */
  imageUrl: string | null | undefined;
}

/** The initial fields: the event's values, or an empty form. */
export function eventFields(
  initial: EventData | null,
  imageAlt: string,
  ownZone: string,
): EventFields {
  return {
    title: initial?.title ?? "",
    date: initial?.date ?? "",
    time: initial?.time ?? "",
    allDay: initial !== null && initial.time === null,
    endDate: initial?.endDate ?? "",
    endTime: initial?.endTime ?? "",
    timeZone: initial?.timeZone ?? ownZone,
    description: initial?.description ?? "",
    location: initial?.location ?? "",
    registrationUrl: initial?.registrationUrl ?? "",
    imageData: "",
    imageUrl: initial?.imageUrl ?? "",
    imageAlt,
  };
}

export function eventValues(
  fields: EventFields,
  initial: EventData | null,
): EventFormValues {
  const { imageData, imageUrl, imageAlt, allDay, time, ...rest } = fields;
  const source = imageData || imageUrl.trim() || null;
  const isUnchanged = initial !== null && source === initial.imageUrl;
  return {
    ...rest,
    title: rest.title.trim(),
    description: rest.description.trim(),
    location: rest.location.trim(),
    registrationUrl: rest.registrationUrl.trim(),
    time: allDay ? null : time,
    endDate: rest.endDate || null,
    endTime: allDay ? null : rest.endTime || null,
    imageUrl: isUnchanged ? undefined : source,
    imageAlt: imageAlt.trim(),
  };
}

/** A past date is allowed if the user didn't change it. */
export function isPastChoice(
  values: EventFormValues,
  initial: EventData | null,
  now: number,
): boolean {
  const { date, time, timeZone } = values;
  const untouched =
    initial?.date === date &&
    initial.time === time &&
    initial.timeZone === timeZone;
  return !untouched && isPastStart(values, now);
}

/** Validation errors; `path` is the field's name. */
export function eventProblems(
  values: EventFormValues,
  initial: EventData | null,
  now: number,
): Issue[] {
  const issues: Issue[] = [];
  const { imageUrl, imageAlt, ...event } = values;
  const parsed = newEventSchema.safeParse({
    ...event,
    // An image file is validated where it is decoded.
    imageUrl: imageUrl?.startsWith("data:") ? null : imageUrl,
  });
  for (const { path, message } of parsed.error?.issues ?? []) {
    issues.push({ path: path.join("."), message });
  }
  const setProblem = (path: string, message: string) => {
    const other = issues.filter((issue) => issue.path !== path);
    issues.splice(0, issues.length, ...other, { path, message });
  };
  if (event.title === "") setProblem("title", "Give the event a title.");
  if (event.date === "") setProblem("date", "Choose a date.");
  if (event.time === "") setProblem("time", "Choose a time, or all day.");
  if (imageAlt.length > maxImageAltLength) {
    setProblem(
      "imageAlt",
      `A description can have at most ${maxImageAltLength} characters.`,
    );
  }
  const isValid = (name: string) => issues.every(({ path }) => path !== name);
  // A past day is past at any time, so report it before a time is chosen.
  const time = isValid("time") ? values.time : null;
  if (
    isValid("date") &&
    isValid("timeZone") &&
    isPastChoice({ ...values, time }, initial, now)
  ) {
    setProblem("date", pastEventProblem.description);
  }
  if (issues.length === 0) {
    const problem = getEndProblem(values);
    if (problem) setProblem(problem.path, problem.message);
  }
  return issues;
}

/** In the API, null means none. */
export function toEventData(values: EventFormValues) {
  const { imageUrl, imageAlt, ...event } = values;
  return {
    ...event,
    description: event.description || null,
    location: event.location || null,
    registrationUrl: event.registrationUrl || null,
  };
}

export function newEventPost(values: EventFormValues): NewPost {
  const { imageUrl, imageAlt } = values;
  return {
    type: "event",
    content: "",
    eventData: toEventData(values),
    imageUrl: imageUrl ?? null,
    imageAlt: imageUrl ? imageAlt || null : null,
  };
}
