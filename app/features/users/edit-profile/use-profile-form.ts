import { useEffect, useLayoutEffect, useState } from "react";
import { useDraft } from "~/client/drafts";
import type { Issue } from "~/shared/errors";
import type { Banner } from "../banner";
import { profileChangeSchema, type ProfileChange } from "../profile-change";
import type { Profile } from "../user";
import { loadChosenImage, type ChosenImage, type Crop } from "./chosen-image";

const names = ["firstName", "lastName", "bio", "banner"] as const;

interface ProfileFields extends Record<
  "firstName" | "lastName" | "bio",
  string
> {
  banner: Banner;
}

/** Drafts store changed text only, not the image. */
function parseDraft(stored: unknown): Partial<ProfileFields> {
  const draft = (stored ?? {}) as Record<string, unknown>;
  return Object.fromEntries(
    names
      .filter((name) => typeof draft[name] === "string")
      .map((name) => [name, draft[name]]),
  );
}

export type ImageChange = "keep" | "remove" | ChosenImage;

/** The saved profile, overlaid with the draft. */
export function useProfileForm(profile: Profile) {
  const saved = toFields(profile);
  const draft = useDraft(profile.id, "profile", parseDraft);
  const fields = { ...saved, ...draft.value };
  const [image, setImage] = useState<ImageChange>("keep");
  const [isReadingFile, setIsReadingFile] = useState(false);
  const [problems, setProblems] = useState<Issue[]>([]);
  const url = typeof image === "string" ? null : image.url;

  useEffect(
    () => () => {
      if (url !== null) URL.revokeObjectURL(url);
    },
    [url],
  );

  // A reload restores the text from the draft, but not the image.
  const hasImageChange = image !== "keep";
  useLayoutEffect(() => {
    if (!hasImageChange) return;
    const confirmLeave = (event: Event) => {
      event.preventDefault();
    };
    addEventListener("beforeunload", confirmLeave);
    return () => {
      removeEventListener("beforeunload", confirmLeave);
    };
  }, [hasImageChange]);

  const hasTextChanges = !areFieldsEqual(fields, saved);
  return {
    fields,
    image,
    isReadingFile,
    problems,
    restored: draft.isRestored && hasTextChanges,
    dirty: hasTextChanges || hasImageChange,
    change: (part: Partial<ProfileFields>) => {
      draft.write(diffFields({ ...fields, ...part }, saved));
      setProblems(problems.filter(({ path }) => !(path in part)));
    },
    discardDraft: () => {
      draft.write({});
    },
    chooseImage: async (file: File) => {
      setIsReadingFile(true);
      const chosen = await loadChosenImage(file);
      setIsReadingFile(false);
      if (chosen) setImage(chosen);
    },
    setImage,
    crop: (crop: Crop) => {
      setImage((current) =>
        typeof current === "string" ? current : { ...current, crop },
      );
    },
    setProblems,
    /** Returns the changed text fields, or null after setting the problems. */
    validate: (): ProfileChange | null => {
      const result = profileChangeSchema.safeParse(diffFields(fields, saved));
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

function toFields(profile: Profile): ProfileFields {
  const { firstName, lastName, bio, banner } = profile;
  return {
    banner,
    firstName: firstName ?? "",
    lastName: lastName ?? "",
    bio: bio ?? "",
  };
}

/** Sends only changed fields, so that it doesn't overwrite changes from another window. */
function diffFields(
  fields: ProfileFields,
  saved: ProfileFields,
): Partial<ProfileFields> {
  return Object.fromEntries(
    names
      .filter((name) => fields[name] !== saved[name])
      .map((name) => [name, fields[name]]),
  );
}

function areFieldsEqual(a: ProfileFields, b: ProfileFields): boolean {
  return names.every((name) => a[name] === b[name]);
}
