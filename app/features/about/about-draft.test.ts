import { describe, expect, it } from "vitest";
import { aboutChangeSchema } from "./about";
import type { About } from "./about";
import { changesOf, draftOf } from "./about-draft";

const ruth = (verse: number) => ({
  book: "Ruth",
  chapter: 1,
  verse,
  version: "KJV" as const,
  shown: true,
  reference: `Ruth 1:${verse}`,
});

const about: About = {
  faithJourney: "Called by name",
  favouriteVerses: [3, 2, 1].map((verse) => ({ ...ruth(verse), text: null })),
  prayerIntentions: null,
  audiences: {
    faithJourney: "everyone",
    favouriteVerses: "followers",
    prayerIntentions: "me",
  },
};

const draft = draftOf(about, {});

describe("a draft", () => {
  it("begins as what is said, and changes nothing then", () => {
    expect(draft).toMatchObject({
      faithJourney: "Called by name",
      prayerIntentions: "",
      audiences: about.audiences,
      typed: "",
    });
    expect(changesOf(draft, about)).toEqual({});
  });

  it.each([
    { faithJourney: "Called" },
    { prayerIntentions: "My mother" },
    { audiences: { faithJourney: "me" as const } },
    { removeVerses: [ruth(3)] },
    { addVerses: [ruth(4), ruth(5)] },
    { typed: "J" },
  ])("keeps and sends what was changed alone: %j", (changes) => {
    const changed = draftOf(about, changes);
    expect(changed).not.toEqual(draft);
    expect(changesOf(changed, about)).toEqual(changes);
    expect(aboutChangeSchema.safeParse(changes).success).toBe(true);
  });

  it("tells verses apart that come and that go, the oldest first", () => {
    const verses = [ruth(5), ruth(4), ...draft.verses.slice(0, 2)];
    expect(changesOf({ ...draft, verses }, about)).toEqual({
      addVerses: [ruth(4), ruth(5)],
      removeVerses: [ruth(1)],
    });
  });

  it("shows what was said elsewhere meanwhile, under what was changed", () => {
    const changes = {
      faithJourney: "Called",
      addVerses: [ruth(4)],
      removeVerses: [ruth(1)],
    };
    const verses = [6, 4, 3, 1].map((verse) => ({
      ...ruth(verse),
      text: null,
    }));
    const later: About = {
      faithJourney: "Elsewhere",
      favouriteVerses: verses,
      prayerIntentions: "Elsewhere too",
      audiences: {
        faithJourney: "everyone",
        favouriteVerses: "me",
        prayerIntentions: "me",
      },
    };
    expect(draftOf(later, changes)).toEqual({
      faithJourney: "Called",
      prayerIntentions: "Elsewhere too",
      audiences: later.audiences,
      verses: [ruth(6), ruth(4), ruth(3)],
      typed: "",
    });
    expect(changesOf(draftOf(later, changes), later)).toEqual({
      faithJourney: "Called",
      removeVerses: [ruth(1)],
    });
  });
});
