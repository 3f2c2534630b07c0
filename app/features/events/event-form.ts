import { imageAltMax } from "~/shared/image-source";
import type { Issue } from "~/shared/errors";
import { instantOf } from "~/shared/zoned-time.mjs";
import { newEventSchema, pastEventProblem } from "~/features/posts/event";
import type { EventData } from "~/features/posts/event";
import { isPastEvent } from "~/features/posts/event-time";
import type { NewPost } from "~/features/posts/new-post";
import type { PictureFields } from "~/features/media/picture-field";

/** What the form holds while it is being filled in. */
export interface EventFields extends PictureFields {
  title: string;
  date: string;
  time: string;
  allDay: boolean;
  timeZone: string;
  description: string;
  location: string;
  registrationUrl: string;
}

/** What it gives when it is done; empty text means none. */
export interface EventFormValues {
  title: string;
  /** YYYY-MM-DD */
  date: string;
  /** HH:MM; null lasts the whole day. */
  time: string | null;
  /** IANA */
  timeZone: string;
  description: string;
  location: string;
  registrationUrl: string;
  /** Undefined leaves the picture as it is, null takes it away. */
  imageUrl: string | null | undefined;
  imageAlt: string;
}

/** A form's first state: an event's own values, or none in the person's own zone. */
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
    timeZone: initial?.timeZone ?? ownZone,
    description: initial?.description ?? "",
    location: initial?.location ?? "",
    registrationUrl: initial?.registrationUrl ?? "",
    picture: "",
    imageUrl: initial?.imageUrl ?? "",
    imageAlt,
  };
}

export function eventValues(
  fields: EventFields,
  initial: EventData | null,
): EventFormValues {
  const { picture, imageUrl, imageAlt, allDay, time, ...rest } = fields;
  const source = picture || imageUrl.trim() || null;
  const kept = initial !== null && source === initial.imageUrl;
  return {
    ...rest,
    title: rest.title.trim(),
    description: rest.description.trim(),
    location: rest.location.trim(),
    registrationUrl: rest.registrationUrl.trim(),
    time: allDay ? null : time,
    imageUrl: kept ? undefined : source,
    imageAlt: imageAlt.trim(),
  };
}

/** Whether the date that a form names has passed; one that was not touched may have. */
export function isPastChoice(
  { date, time, timeZone }: EventFormValues,
  initial: EventData | null,
  now: number,
): boolean {
  const untouched =
    initial?.date === date &&
    initial.time === time &&
    initial.timeZone === timeZone;
  if (untouched) return false;
  const startsAt = new Date(instantOf(date, time ?? "00:00", timeZone));
  return isPastEvent({ startsAt: startsAt.toISOString(), time }, now);
}

/** What is wrong with a form, field by field; `path` is the field's name. */
export function eventProblems(
  values: EventFormValues,
  initial: EventData | null,
  now: number,
): Issue[] {
  const issues: Issue[] = [];
  const { imageUrl, imageAlt, ...event } = values;
  const parsed = newEventSchema.safeParse({
    ...event,
    // A picture itself is judged where it is decoded.
    imageUrl: imageUrl?.startsWith("data:") ? null : imageUrl,
  });
  for (const { path, message } of parsed.error?.issues ?? []) {
    issues.push({ path: path.join("."), message });
  }
  const say = (path: string, message: string) => {
    const other = issues.filter((issue) => issue.path !== path);
    issues.splice(0, issues.length, ...other, { path, message });
  };
  if (event.title === "") say("title", "Give the event a title.");
  if (event.date === "") say("date", "Choose a date.");
  if (event.time === "") say("time", "Choose a time, or all day.");
  if (imageAlt.length > imageAltMax) {
    say("imageAlt", `A description has at most ${imageAltMax} characters.`);
  }
  const fine = (name: string) => issues.every(({ path }) => path !== name);
  // A day that is over has passed at whatever time: that is not kept back until one is chosen.
  const time = fine("time") ? values.time : null;
  if (
    fine("date") &&
    fine("timeZone") &&
    isPastChoice({ ...values, time }, initial, now)
  ) {
    say("date", pastEventProblem.description);
  }
  return issues;
}

/** spec §7: what is sent to create it. */
export function newEventPost(values: EventFormValues): NewPost {
  const { imageUrl, imageAlt, ...event } = values;
  return {
    type: "event",
    content: "",
    eventData: {
      ...event,
      description: event.description || null,
      location: event.location || null,
      registrationUrl: event.registrationUrl || null,
    },
    imageUrl: imageUrl ?? null,
    imageAlt: imageUrl ? imageAlt || null : null,
  };
}
