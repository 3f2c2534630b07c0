import * as z from "zod/mini";
import { imageAltSchema } from "~/shared/image-source";
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

/** The submitted values. An empty text or null means none; an undefined `imageUrl` keeps the image. */
export function eventValues(fields: EventFields, initial: EventData | null) {
  const { imageData, imageUrl, imageAlt, allDay, time, ...rest } = fields;
  const source = imageData || imageUrl.trim() || null;
  const isUnchanged = initial !== null && source === initial.imageUrl;
  return {
    ...rest,
    title: rest.title.trim(),
    description: rest.description.trim(),
    location: rest.location.trim(),
    registrationUrl: rest.registrationUrl.trim(),
    // Null for an event that lasts all day.
    time: allDay ? null : time,
    endDate: rest.endDate || null,
    endTime: allDay ? null : rest.endTime || null,
    imageUrl: isUnchanged ? undefined : source,
    imageAlt: imageAlt.trim(),
  };
}

export type EventFormValues = ReturnType<typeof eventValues>;

const formSchema = z.extend(newEventSchema, { imageAlt: imageAltSchema });

/** Validation errors; `path` is the field's name. A past date is allowed if the user didn't change it. */
export function eventProblems(
  values: EventFormValues,
  initial: EventData | null,
  now: number,
): Issue[] {
  const { title, date, timeZone, imageUrl } = values;
  const problems = new Map<string, string>();
  const parsed = formSchema.safeParse({
    ...values,
    // An image file is validated where it is decoded.
    imageUrl: imageUrl?.startsWith("data:") ? null : imageUrl,
  });
  for (const { path, message } of parsed.error?.issues ?? [])
    problems.set(path.join("."), message);
  if (title === "") problems.set("title", "Give the event a title.");
  if (date === "") problems.set("date", "Choose a date.");
  if (values.time === "") problems.set("time", "Choose a time, or all day.");
  // A past day is past at any time, so report it before a time is chosen.
  const time = problems.has("time") ? null : values.time;
  const isUnchanged =
    initial?.date === date &&
    initial.time === time &&
    initial.timeZone === timeZone;
  if (
    !isUnchanged &&
    !problems.has("date") &&
    !problems.has("timeZone") &&
    isPastStart({ ...values, time }, now)
  ) {
    problems.set("date", pastEventProblem.description);
  }
  const endProblem = problems.size === 0 ? getEndProblem(values) : null;
  if (endProblem) problems.set(endProblem.path, endProblem.message);
  return [...problems].map(([path, message]) => ({ path, message }));
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
