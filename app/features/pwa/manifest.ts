import { urls } from "~/shared/urls";

/** https://www.w3.org/TR/appmanifest/ : the members we use. */
export interface Manifest {
  id: string;
  name: string;
  short_name: string;
  description: string;
  lang: string;
  dir: "ltr";
  start_url: string;
  scope: string;
  display: "standalone";
  background_color: string;
  theme_color: string;
  categories: string[];
  icons: { src: string; sizes: string; type: string; purpose: string }[];
  shortcuts: { name: string; url: string }[];
}

/** Both colours are --ground of the light theme, so that the splash becomes the page unseen. */
const GROUND = "#f7f3ec";

/** What an installed app is called, looks like and opens with. */
export function buildManifest(site: { productName: string }): Manifest {
  return {
    // Fixed for ever: browsers know an installed app by it.
    id: "/",
    name: site.productName,
    short_name: site.productName,
    description:
      "Read the Bible, pray for one another and share the life of faith with believers everywhere.",
    lang: "en",
    dir: "ltr",
    start_url: `${urls.root}?pwa=true`,
    scope: "/",
    display: "standalone",
    background_color: GROUND,
    theme_color: GROUND,
    categories: ["social", "lifestyle", "books"],
    icons: [
      icon("/icons/icon.svg", "any", "image/svg+xml", "any"),
      icon("/icons/icon-192.png", "192x192", "image/png", "any"),
      icon("/icons/icon-512.png", "512x512", "image/png", "any"),
      icon("/icons/maskable-512.png", "512x512", "image/png", "maskable"),
    ],
    shortcuts: [
      { name: "Bible", url: urls.bible() },
      { name: "Verse of the Day", url: urls.verseOfTheDay() },
      { name: "Prayer of the Day", url: urls.prayerOfTheDay() },
    ],
  };
}

function icon(src: string, sizes: string, type: string, purpose: string) {
  return { src, sizes, type, purpose };
}
