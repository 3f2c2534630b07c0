import { urls } from "~/shared/urls";

/** Both colours are --background of the light theme, so that the splash becomes the page unseen. */
const backgroundColor = "#f7f3ec";

/** https://www.w3.org/TR/appmanifest/ and https://w3c.github.io/web-share-target/ */
export function buildManifest(site: { productName: string }) {
  return {
    // Never change it: browsers identify an installed app by it.
    id: "/",
    name: site.productName,
    short_name: site.productName,
    description:
      "Read the Bible, pray for one another and share the life of faith with believers everywhere.",
    lang: "en",
    dir: "ltr",
    start_url: urls.installedStart,
    scope: "/",
    display: "standalone",
    background_color: backgroundColor,
    theme_color: backgroundColor,
    categories: ["social", "lifestyle", "books"],
    icons: [
      icon("/icons/icon.svg", "any", "image/svg+xml", "any"),
      icon("/icons/icon-192.png", "192x192", "image/png", "any"),
      icon("/icons/icon-512.png", "512x512", "image/png", "any"),
      icon("/icons/maskable-512.png", "512x512", "image/png", "maskable"),
      icon("/icons/monochrome-512.png", "512x512", "image/png", "monochrome"),
    ],
    screenshots: [
      ...screenshots(
        "home",
        "Posts from the people you follow, and the verse of the day",
      ),
      ...screenshots("bible", "The whole Bible, to read and to search"),
    ],
    shortcuts: [
      shortcut("Bible", urls.bible(), "bible"),
      shortcut("Verse of the Day", urls.verseOfTheDay(), "verse"),
      shortcut("New Post", urls.compose, "write"),
    ],
    share_target: {
      action: urls.share,
      method: "POST",
      enctype: "multipart/form-data",
      // The fields that offline/worker/receive-share.ts reads.
      params: {
        title: "title",
        text: "text",
        url: "url",
        files: [
          {
            name: "image",
            accept: ["image/png", "image/jpeg", "image/webp", "image/gif"],
          },
        ],
      },
    },
  };
}

function icon(src: string, sizes: string, type: string, purpose: string) {
  return { src, sizes, type, purpose };
}

/** Created by tests/e2e/screenshots.spec.ts. */
function screenshots(name: string, label: string) {
  return [
    { file: `${name}-phone`, sizes: "390x844", form_factor: "narrow" },
    { file: `${name}-desktop`, sizes: "1280x800", form_factor: "wide" },
  ].map(({ file, ...shape }) => ({
    src: `/screenshots/${file}.webp`,
    type: "image/webp",
    label,
    ...shape,
  }));
}

function shortcut(name: string, url: string, iconName: string) {
  const src = `/icons/${iconName}-96.png`;
  return { name, url, icons: [{ src, sizes: "96x96", type: "image/png" }] };
}
