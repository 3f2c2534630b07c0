import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { sendJson } from "~/client/api-client";
import { refetchQueries } from "~/client/refetch";
import { useDraftForm } from "~/client/use-draft-form";
import { useSubmit } from "~/client/use-submit";
import { favouriteKeys } from "~/features/bible/favourites/favourites.queries";
import {
  maxFavourites,
  isSameVerse,
  type Favourite,
} from "~/features/bible/favourites/favourite";
import { urls } from "~/shared/urls";
import { toast } from "~/ui/toast-store";
import { aboutChangeSchema, defaultAudiences, type About } from "./about";
import { aboutKeys, toAbout } from "./about.queries";
import { applyVerseChanges, getVerseChanges } from "./about-verses";
import { parseTypedVerse } from "./typed-verse";

interface AboutFormOptions {
  userId: string;
  about: About;
  onClose: () => void;
}

export function useAboutForm({ userId, about, onClose }: AboutFormOptions) {
  const client = useQueryClient();
  const queryKey = aboutKeys.byUser(userId);
  const audiences = about.audiences ?? defaultAudiences;
  const saved = about.favouriteVerses.map(
    ({ text, ...verse }): Favourite => verse,
  );
  const form = useDraftForm(aboutChangeSchema, {
    owner: userId,
    name: "about",
    initial: {
      faithJourney: about.faithJourney ?? "",
      prayerIntentions: about.prayerIntentions ?? "",
      faithJourneyAudience: audiences.faithJourney,
      favouriteVersesAudience: audiences.favouriteVerses,
      prayerIntentionsAudience: audiences.prayerIntentions,
      addVerses: [] as Favourite[],
      removeVerses: [] as Favourite[],
      /** Text in the reference field that isn't added yet. */
      typed: "",
    },
    failureMessage: "Failed to save. Please try again.",
    send: async (_, { values, changes }) => {
      // A response from before the save would show the old state again.
      await client.cancelQueries({ queryKey });
      return sendJson(urls.api.about(userId), toAbout, {
        method: "PUT",
        body: {
          faithJourney: changes.faithJourney,
          prayerIntentions: changes.prayerIntentions,
          audiences: {
            faithJourney: changes.faithJourneyAudience,
            favouriteVerses: changes.favouriteVersesAudience,
            prayerIntentions: changes.prayerIntentionsAudience,
          },
          ...getVerseChanges(applyVerseChanges(saved, values), saved),
        },
      });
    },
    onSuccess: (updated) => {
      client.setQueryData(queryKey, updated);
      void refetchQueries(client, { queryKey: favouriteKeys.mine });
      toast({ title: "Saved", variant: "success" });
      onClose();
    },
  });
  const { typed } = form.values;
  const verses = applyVerseChanges(saved, form.values);
  const [verseError, setVerseError] = useState<string | null>(null);

  const setVerses = (next: Favourite[]) => {
    form.change(getVerseChanges(next, saved));
  };
  /** Adds the typed reference to the verses. False if it is invalid. */
  const addTyped = async () => {
    const parsed = await parseTypedVerse(typed);
    const error =
      "problem" in parsed
        ? parsed.problem
        : validateVerse(parsed.verse, verses);
    setVerseError(error);
    if (error !== null || "problem" in parsed) return false;
    setVerses([parsed.verse, ...verses]);
    form.change({ typed: "" });
    return true;
  };
  const saving = useSubmit(async () => {
    if (typed.trim() === "" || (await addTyped())) form.submit();
  });

  return {
    ...form,
    pending: form.pending || saving.pending,
    /** Newest first. */
    verses,
    verseError: verseError ?? form.error("addVerses"),
    setVerses,
    setTyped: (next: string) => {
      setVerseError(null);
      form.change({ typed: next });
    },
    add: () => {
      if (typed.trim() !== "") void addTyped();
    },
    /** Also adds what is still in the reference field. */
    save: () => {
      saving.submit();
    },
  };
}

export type AboutForm = ReturnType<typeof useAboutForm>;

function validateVerse(verse: Favourite, verses: Favourite[]): string | null {
  if (verses.some((other) => isSameVerse(verse, other))) {
    return `${verse.reference} is already in your list.`;
  }
  return verses.length < maxFavourites
    ? null
    : `${maxFavourites} favourite verses is the maximum. Remove one first.`;
}
