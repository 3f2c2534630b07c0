import { describe, expect, it } from "vitest";
import { aboutChangeSchema, type About } from "./about";
import { getChanges, toDraft } from "./about-draft";

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

const draft = toDraft(about, {});

describe("a draft", () => {
  it("starts as the saved About without changes", () => {
    expect(draft).toMatchObject({
      faithJourney: "Called by name",
      prayerIntentions: "",
      audiences: about.audiences,
      typed: "",
    });
    expect(getChanges(draft, about)).toEqual({});
  });

  it.each([
    { faithJourney: "Called" },
    { prayerIntentions: "My mother" },
    { audiences: { faithJourney: "me" as const } },
    { removeVerses: [ruth(3)] },
    { addVerses: [ruth(4), ruth(5)] },
    { typed: "J" },
  ])("stores and sends only what was changed: %j", (changes) => {
    const changed = toDraft(about, changes);
    expect(changed).not.toEqual(draft);
    expect(getChanges(changed, about)).toEqual(changes);
    expect(aboutChangeSchema.safeParse(changes).success).toBe(true);
  });

  it("lists added and removed verses, oldest first", () => {
    const verses = [ruth(5), ruth(4), ...draft.verses.slice(0, 2)];
    expect(getChanges({ ...draft, verses }, about)).toEqual({
      addVerses: [ruth(4), ruth(5)],
      removeVerses: [ruth(1)],
    });
  });

  it("applies its changes on top of changes made elsewhere", () => {
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
    expect(toDraft(later, changes)).toEqual({
      faithJourney: "Called",
      prayerIntentions: "Elsewhere too",
      audiences: later.audiences,
      verses: [ruth(6), ruth(4), ruth(3)],
      typed: "",
    });
    expect(getChanges(toDraft(later, changes), later)).toEqual({
      faithJourney: "Called",
      removeVerses: [ruth(1)],
    });
  });
});
