import { events } from "./events.mjs";
import { groupPosts } from "./groups.mjs";
import { images } from "./images.mjs";
import { prayers } from "./prayers.mjs";
import { texts } from "./texts.mjs";
import { verses } from "./verses.mjs";
import { videos } from "./videos.mjs";

/**
 * @typedef {object} DemoPost
 * @property {string} by a key of people.mjs
 * @property {string} [group] a key of groups.mjs
 * @property {number} hoursAgo before the demo is loaded
 * @property {string} content
 * @property {number} likes how many users like it
 * @property {number} [shares]
 * @property {[by: string, hoursAfter: number, content: string][]} [comments]
 *
 * @typedef {DemoPost & { image: string, alt: string }} DemoImage
 * @typedef {DemoPost & { video: string }} DemoVideo `video` is a YouTube id
 *
 * @typedef {object} DemoEventData
 * @property {string} title
 * @property {string} description
 * @property {number} inDays
 * @property {string} [time] HH:MM in its time zone; all-day events have none
 * @property {string} zone
 * @property {string} location
 * @property {string} [registrationUrl]
 * @property {string} [image]
 * @property {number} interests how many users are interested
 *
 * @typedef {DemoPost & { event: DemoEventData }} DemoEvent
 *
 * @typedef {object} DemoVerseData
 * @property {string} version
 * @property {string} book
 * @property {number} chapter
 * @property {number} verse
 * @property {import("./verses.mjs").Background} background
 * @property {number} [textSize]
 * @property {"left" | "center" | "right"} [alignment]
 *
 * @typedef {Omit<DemoPost, "content"> & { card: DemoVerseData }} DemoVerse
 */

export const posts = {
  texts: [...texts, ...groupPosts.texts],
  images,
  videos,
  prayers: [...prayers, ...groupPosts.prayers],
  events: [...events, ...groupPosts.events],
  verses,
};
