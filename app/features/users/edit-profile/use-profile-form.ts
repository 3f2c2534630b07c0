import { useEffect, useLayoutEffect, useState } from "react";
import { useDraft } from "~/browser/drafts";
import type { Issue } from "~/shared/errors";
import type { Banner } from "../banner";
import { profileChangeSchema } from "../profile-change";
import type { ProfileChange } from "../profile-change";
import type { Profile } from "../user";
import { choosePicture } from "./chosen-picture";
import type { ChosenPicture } from "./chosen-picture";
import type { Crop } from "./crop";

const names = ["firstName", "lastName", "bio", "banner"] as const;

interface ProfileFields extends Record<
  "firstName" | "lastName" | "bio",
  string
> {
  banner: Banner;
}

/** What was changed of the words; a picture is not kept. */
function asChanges(found: unknown): Partial<ProfileFields> {
  const kept = (found ?? {}) as Record<string, unknown>;
  return Object.fromEntries(
    names
      .filter((name) => typeof kept[name] === "string")
      .map((name) => [name, kept[name]]),
  );
}

/** What the form is about to do with the picture. */
export type PictureChange = "keep" | "remove" | ChosenPicture;

/** The form's state: what the profile says by now, and over it what has been typed. */
export function useProfileForm(profile: Profile) {
  const blank = fieldsOf(profile);
  const draft = useDraft(profile.id, "profile", asChanges);
  const fields = { ...blank, ...draft.value };
  const [picture, setPicture] = useState<PictureChange>("keep");
  const [reading, setReading] = useState(false);
  const [problems, setProblems] = useState<Issue[]>([]);
  const url = typeof picture === "string" ? null : picture.url;

  useEffect(
    () => () => {
      if (url !== null) URL.revokeObjectURL(url);
    },
    [url],
  );

  // Words are kept over a reload; a picture is not.
  const unkept = picture !== "keep";
  useLayoutEffect(() => {
    if (!unkept) return;
    const ask = (event: Event) => {
      event.preventDefault();
    };
    addEventListener("beforeunload", ask);
    return () => {
      removeEventListener("beforeunload", ask);
    };
  }, [unkept]);

  const worded = !sameFields(fields, blank);
  return {
    fields,
    picture,
    /** A file is being looked at. */
    reading,
    problems,
    restored: draft.isBack && worded,
    dirty: worded || unkept,
    change: (part: Partial<ProfileFields>) => {
      draft.write(changedOf({ ...fields, ...part }, blank));
      setProblems(problems.filter(({ path }) => !(path in part)));
    },
    forget: () => {
      draft.write({});
    },
    take: async (file: File) => {
      setReading(true);
      const chosen = await choosePicture(file);
      setReading(false);
      if (chosen) setPicture(chosen);
    },
    setPicture,
    crop: (change: (crop: Crop) => Crop) => {
      setPicture((now) =>
        typeof now === "string" ? now : { ...now, crop: change(now.crop) },
      );
    },
    setProblems,
    /** What to send of the words; null where one of them breaks a rule, which then stands beside it. */
    check: (): ProfileChange | null => {
      const result = profileChangeSchema.safeParse(changedOf(fields, blank));
      if (result.success) return result.data;
      setProblems(
        result.error.issues.map(({ path, message }) => ({
          path: path.join("."),
          message,
        })),
      );
      return null;
    },
  };
}

export type ProfileForm = ReturnType<typeof useProfileForm>;

function fieldsOf(profile: Profile): ProfileFields {
  const { firstName, lastName, bio, banner } = profile;
  return {
    banner,
    firstName: firstName ?? "",
    lastName: lastName ?? "",
    bio: bio ?? "",
  };
}

/** What was not touched is not sent: another window may have changed it meanwhile. */
function changedOf(
  fields: ProfileFields,
  blank: ProfileFields,
): Partial<ProfileFields> {
  return Object.fromEntries(
    names
      .filter((name) => fields[name] !== blank[name])
      .map((name) => [name, fields[name]]),
  );
}

function sameFields(one: ProfileFields, other: ProfileFields): boolean {
  return names.every((name) => one[name] === other[name]);
}
