import * as z from "zod/mini";
import { optionalText, requiredText } from "~/shared/plain-text";
import { isPublicAddress } from "~/shared/public-address";
import { isTimeZone } from "~/shared/time";

export const maxAddressLength = 300;
export const maxServiceTimes = 10;

export const addressSchema = optionalText(maxAddressLength, "An address");

export const websiteSchema = z.string().check(
  z.trim(),
  z.overwrite((url) => (url.includes("://") ? url : `https://${url}`)),
  z.maxLength(2048),
  z.refine(isPublicAddress, "Enter an https address."),
);

/** A weekly service: 0 is Sunday, '10:30' in `timeZone` (IANA), and the language people speak there. */
export const serviceTimeSchema = z.object({
  weekday: z.int().check(z.gte(0), z.lte(6)),
  time: z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, "Enter a time.")),
  timeZone: z.string().check(z.refine(isTimeZone, "Choose a time zone.")),
  language: optionalText(40, "A language"),
});

export type ServiceTime = z.infer<typeof serviceTimeSchema>;

export const serviceTimesSchema = z
  .array(serviceTimeSchema)
  .check(z.maxLength(maxServiceTimes, "Up to ten service times."));

/** PUT /api/admin/groups/{slug}/verification: a page or mail at the website's domain. */
export const verificationSchema = z.object({
  proof: requiredText(500, "A proof"),
});

/** What other groups store. */
export const noChurch = { address: "", website: null, serviceTimes: [] };

/** What a church shows in addition to other groups. */
export const churchSchema = z.object({
  address: z.string(),
  website: z.nullable(z.string()),
  serviceTimes: z.array(serviceTimeSchema),
});
