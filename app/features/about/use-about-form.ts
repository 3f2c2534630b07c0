import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { ApiError, sendJson } from "~/browser/api-client";
import { askAnew } from "~/browser/ask-anew";
import { useDraft } from "~/browser/drafts";
import { favouriteKeys } from "~/features/bible/favourites/favourites.queries";
import {
  favouritesMax,
  samePlace,
} from "~/features/bible/favourites/favourite";
import type { Favourite } from "~/features/bible/favourites/favourite";
import { urls } from "~/shared/urls";
import { toast } from "~/ui/toast-store";
import type { About } from "./about";
import { aboutKeys, asAbout } from "./about.queries";
import { asAboutChanges, changesOf, draftOf } from "./about-draft";
import type { AboutChanges, AboutDraft } from "./about-draft";
import { readVerse } from "./typed-verse";

const failure = "Failed to save. Please try again.";

interface AboutFormOptions {
  userId: string;
  about: About;
  onClose: () => void;
}

/**
 * The dialog's state: what is said by now, and over it what is changed here, which outlives a failed
 * save, and a reload.
 */
export function useAboutForm({ userId, about, onClose }: AboutFormOptions) {
  const client = useQueryClient();
  const kept = useDraft(userId, "about", asAboutChanges);
  const [problem, setProblem] = useState<string | null>(null);
  const [refusals, setRefusals] = useState(0);
  const [failed, setFailed] = useState<string | null>(null);
  const [pending, setPending] = useState(false);
  const draft = draftOf(about, kept.value);
  const dirty = isSome(changesOf(draft, about));

  // Another window may have changed it, or a heart in the reader.
  useEffect(() => {
    void client.invalidateQueries({ queryKey: aboutKeys.of(userId) });
  }, [client, userId]);

  const change = (part: Partial<AboutDraft>) => {
    kept.write(changesOf({ ...draftOf(about, kept.read()), ...part }, about));
  };

  /** The typed reference as one of the verses; null where it is none, and why is told. */
  const addTyped = async (): Promise<AboutDraft | null> => {
    const found = await readVerse(draft.typed);
    const why =
      "problem" in found ? found.problem : refusal(found.verse, draft.verses);
    setProblem(why);
    if (why !== null || "problem" in found) return null;
    const part = { typed: "", verses: [found.verse, ...draft.verses] };
    change(part);
    return { ...draft, ...part };
  };

  /** What is still in the field for a reference is meant too. */
  const save = async () => {
    if (pending) return;
    setPending(true);
    setFailed(null);
    try {
      const last = draft.typed.trim() === "" ? draft : await addTyped();
      if (last === null) {
        setRefusals((count) => count + 1);
        return;
      }
      // An answer from before would show the old state again.
      await client.cancelQueries({ queryKey: aboutKeys.of(userId) });
      const saved = await sendJson(urls.api.about(userId), asAbout, {
        method: "PUT",
        body: changesOf({ ...last, typed: "" }, about),
      });
      kept.write({});
      client.setQueryData(aboutKeys.of(userId), saved);
      void askAnew(client, { queryKey: favouriteKeys.mine });
      toast({ title: "Saved", variant: "success" });
      onClose();
    } catch (error) {
      setFailed(reasonOf(error));
    } finally {
      setPending(false);
    }
  };

  return {
    draft,
    dirty,
    pending,
    failed,
    /** Of the typed reference. */
    problem,
    /** How often that has kept the whole from being saved. */
    refusals,
    /** What was typed before a reload is back. */
    isBack: kept.isBack && dirty,
    change: (part: Partial<AboutDraft>) => {
      if (part.typed !== undefined) setProblem(null);
      change(part);
    },
    add: addTyped,
    save,
    discard: () => {
      kept.write({});
      onClose();
    },
  };
}

export type AboutForm = ReturnType<typeof useAboutForm>;

function isSome(changes: AboutChanges): boolean {
  return Object.keys(changes).length > 0;
}

function refusal(verse: Favourite, verses: Favourite[]): string | null {
  if (verses.some((other) => samePlace(verse, other))) {
    return `${verse.reference} is among them already.`;
  }
  return verses.length < favouritesMax
    ? null
    : `${favouritesMax} verses are as many as there may be. Let one go first.`;
}

/** The server's own sentence where a value broke a rule. */
function reasonOf(error: unknown): string {
  return error instanceof ApiError && error.status === 422
    ? (error.problem?.detail ?? failure)
    : failure;
}
