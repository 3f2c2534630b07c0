import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { sendJson } from "~/client/api-client";
import { refetchQueries } from "~/client/refetch";
import { useDraft } from "~/client/drafts";
import { useSubmit } from "~/client/use-submit";
import { favouriteKeys } from "~/features/bible/favourites/favourites.queries";
import {
  maxFavourites,
  isSameVerse,
  type Favourite,
} from "~/features/bible/favourites/favourite";
import { urls } from "~/shared/urls";
import { toast } from "~/ui/toast-store";
import type { About } from "./about";
import { aboutKeys, toAbout } from "./about.queries";
import {
  parseAboutChanges,
  getChanges,
  toDraft,
  type AboutChanges,
  type AboutDraft,
} from "./about-draft";
import { parseTypedVerse } from "./typed-verse";

interface AboutFormOptions {
  userId: string;
  about: About;
  onClose: () => void;
}

/**
 * The dialog's state: the saved About plus the user's changes. The changes are stored as a draft, which survives a
 * failed save or a reload.
 */
export function useAboutForm({ userId, about, onClose }: AboutFormOptions) {
  const client = useQueryClient();
  const draftStore = useDraft(userId, "about", parseAboutChanges);
  const [problem, setProblem] = useState<string | null>(null);
  const [invalidSubmits, setInvalidSubmits] = useState(0);
  const draft = toDraft(about, draftStore.value);
  const dirty = hasChanges(getChanges(draft, about));

  // Another window or the Bible reader may have changed it.
  useEffect(() => {
    void client.invalidateQueries({ queryKey: aboutKeys.byUser(userId) });
  }, [client, userId]);

  const change = (part: Partial<AboutDraft>) => {
    draftStore.write(
      getChanges({ ...toDraft(about, draftStore.read()), ...part }, about),
    );
  };

  /** Adds the typed reference to the verses. Shows the problem and returns null if it is invalid. */
  const addTyped = async (): Promise<AboutDraft | null> => {
    const parsed = await parseTypedVerse(draft.typed);
    const problemText =
      "problem" in parsed
        ? parsed.problem
        : validateVerse(parsed.verse, draft.verses);
    setProblem(problemText);
    if (problemText !== null || "problem" in parsed) return null;
    const part = { typed: "", verses: [parsed.verse, ...draft.verses] };
    change(part);
    return { ...draft, ...part };
  };

  const { pending, failure, submit } = useSubmit(
    async () => {
      const draftToSave = draft.typed.trim() === "" ? draft : await addTyped();
      if (draftToSave === null) return null;
      // A response from before the save would show the old state again.
      await client.cancelQueries({ queryKey: aboutKeys.byUser(userId) });
      return sendJson(urls.api.about(userId), toAbout, {
        method: "PUT",
        body: getChanges({ ...draftToSave, typed: "" }, about),
      });
    },
    {
      failureMessage: "Failed to save. Please try again.",
      onSuccess: (saved) => {
        if (saved === null) {
          setInvalidSubmits((count) => count + 1);
          return;
        }
        draftStore.write({});
        client.setQueryData(aboutKeys.byUser(userId), saved);
        void refetchQueries(client, { queryKey: favouriteKeys.mine });
        toast({ title: "Saved", variant: "success" });
        onClose();
      },
    },
  );

  return {
    draft,
    dirty,
    pending,
    failed: failure,
    /** What is wrong with the typed reference. */
    problem,
    /** How often an invalid reference has prevented saving. */
    invalidSubmits,
    /** True if a draft was restored. */
    isRestored: draftStore.isRestored && dirty,
    change: (part: Partial<AboutDraft>) => {
      if (part.typed !== undefined) setProblem(null);
      change(part);
    },
    add: addTyped,
    /** Also adds what is still in the reference field. */
    save: () => {
      submit();
    },
    discard: () => {
      draftStore.write({});
      onClose();
    },
  };
}

export type AboutForm = ReturnType<typeof useAboutForm>;

function hasChanges(changes: AboutChanges): boolean {
  return Object.keys(changes).length > 0;
}

function validateVerse(verse: Favourite, verses: Favourite[]): string | null {
  if (verses.some((other) => isSameVerse(verse, other))) {
    return `${verse.reference} is already in your list.`;
  }
  return verses.length < maxFavourites
    ? null
    : `${maxFavourites} favourite verses is the maximum. Remove one first.`;
}
