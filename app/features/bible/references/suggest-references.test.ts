import { expect, it } from "vitest";
import { suggestReferences } from "./suggest-references";

it.each([
  ["jhon 3:16", "John 3:16"],
  ["Jonh 3:16", "John 3:16"],
  ["Jhon 3:16 NIV", "John 3:16"],
  ["Pslam 23", "Psalm 23"],
  ["Palms 23", "Psalm 23"],
  ["Phillipians 4:13", "Philippians 4:13"],
  ["Genisis 1:1-3", "Genesis 1:1-3"],
  ["Isiah 40:31", "Isaiah 40:31"],
  ["Mathew 5", "Matthew 5"],
  ["Galations 5:22", "Galatians 5:22"],
  ["Collosians 3", "Colossians 3"],
  ["Habbakuk 2:4", "Habakkuk 2:4"],
  ["Heberws 11:1", "Hebrews 11:1"],
  ["Revalation 21", "Revelation 21"],
  ["1 Corintians 13", "1 Corinthians 13"],
  ["1st Thesalonians 5 16", "1 Thessalonians 5:16"],
  ["Corinthians 13", "1 Corinthians 13", "2 Corinthians 13"],
  ["Corinthians 16", "1 Corinthians 16"],
  ["Timothy 3:16", "1 Timothy 3:16", "2 Timothy 3:16"],
  ["gensis", "Genesis"],
  ["genisis", "Genesis"],
  ["Philipians", "Philippians"],
  ["jhon", "John"],
  ["Revalation", "Revelation"],
  ["Deuteronmy", "Deuteronomy"],
  ["Pslams", "Psalms"],
  ["Galations NIV", "Galatians"],
  ["Corinthians", "1 Corinthians", "2 Corinthians"],
  ["1 Corintians", "1 Corinthians"],
  ["songs of solomon", "Song of Solomon"],
])("suggests for %j", (typed, ...expected) => {
  expect(suggestReferences(typed)).toEqual(expected);
});

it.each([
  "John 3:16",
  "love",
  "love 3",
  "life 3",
  "room 101",
  "top 10 verses",
  "job 2 do",
  "3 john wick",
  "Mathew 99",
  "12 disciples",
  ..."mark,acts of kindness,grace,faith,joy,peace,roams,judge,names,jesus,kings,number,proverb,hebrew,roman".split(
    ",",
  ),
  ..."peter,either,ransom,palms,lake,hurt,cast,joe,king,song,psalm,act,dan,juan,judas,“jude”,'john',light".split(
    ",",
  ),
  "a".repeat(10_000),
  "",
])("suggests nothing for %j", (typed) => {
  expect(suggestReferences(typed)).toEqual([]);
});
