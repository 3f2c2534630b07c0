// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { urls } from "~/shared/urls";
import { NowProvider } from "~/ui/now";
import type { EventData } from "./event";
import type { Post } from "./post";
import { PostEvent } from "~/features/events/post-event";
import { PostBody } from "./post-body";
import { layOutVerse } from "./verse-layout";
import { makePost } from "../../../tests/helpers/make-post";

vi.mock("@remix-run/react", () => import("../../../tests/helpers/plain-link"));

const text = { content: "Rejoice evermore." };
const plain = makePost(text);

const event: EventData = {
  title: "Harvest supper",
  description: "Bring a sheaf.",
  date: "2099-06-06",
  time: "18:30",
  timeZone: "America/New_York",
  startsAt: "2099-06-06T22:30:00.000Z",
  endDate: null,
  endTime: null,
  endsAt: null,
  location: "1 Field Lane, Bethlehem",
  registrationUrl: "https://supper.example/register?x=1",
  imageUrl: null,
  interestsCount: 0,
  isInterested: false,
};

function show(post: Partial<Post>) {
  return render(
    <NowProvider value={Date.now()}>
      <PostBody
        post={makePost({ ...text, ...post })}
        eager={false}
        event={
          post.eventData && (
            <PostEvent postId={plain.id} event={post.eventData} />
          )
        }
      />
    </NowProvider>,
  );
}

const showEvent = (change: Partial<EventData> = {}) =>
  show({ type: "event", content: "", eventData: { ...event, ...change } });

afterEach(cleanup);

describe("a text", () => {
  it("escapes HTML", () => {
    const { container } = show({ content: "<img src=x onerror=alert(1)>" });
    expect(container.querySelector("img")).toBeNull();
    expect(container.textContent).toBe("<img src=x onerror=alert(1)>");
  });

  it("links URLs with nofollow and ugc", () => {
    show({ content: "See https://example.org." });
    const link = screen.getByRole("link", { name: "https://example.org" });
    expect(link.getAttribute("rel")).toBe("noopener nofollow ugc");
  });

  it("is collapsed if long, and expands", () => {
    const { container } = show({ content: "blessed ".repeat(200) });
    const collapsed = container.textContent.length;
    fireEvent.click(screen.getByRole("button", { name: "Show more" }));
    expect(container.textContent.length).toBeGreaterThan(collapsed * 2);
    expect(screen.getByRole("button", { name: "Show less" })).toBeTruthy();
  });
});

describe("an image", () => {
  it("has its alt text and sends no referrer", () => {
    show({
      type: "image",
      imageUrl: "/images/a.webp",
      imageWidth: 1600,
      imageHeight: 900,
      imageAlt: "A field at dawn",
    });
    const image = screen.getByRole("img", { name: "A field at dawn" });
    expect(image.getAttribute("width")).toBe("1600");
    expect(image.getAttribute("loading")).toBe("lazy");
    expect(image.getAttribute("referrerpolicy")).toBe("no-referrer");
    const whole = screen.getByRole("link", {
      name: "Open the picture: A field at dawn",
    });
    expect(whole.getAttribute("href")).toBe("/images/a.webp");
    expect(image.hasAttribute("srcset")).toBe(false);
  });

  it("has the visible text of its link in the link's name if it is tall", () => {
    show({
      type: "image",
      imageUrl: "/images/a.webp",
      imageWidth: 400,
      imageHeight: 900,
      imageAlt: "A ladder",
    });
    const link = screen.getByRole("link", {
      name: "Open the picture: A ladder. Show all",
    });
    expect(link.textContent).toBe("Show all");
  });

  it("loads again once the network is back", () => {
    show({ type: "image", imageUrl: "/images/a.webp" });
    const image = screen.getByRole("presentation");
    Object.defineProperty(image, "complete", { value: true });
    fireEvent.error(image);
    screen.getByText("This picture isn't available.");
    fireEvent(window, new Event("online"));
    expect(screen.getByRole("presentation").getAttribute("src")).toBe(
      "/images/a.webp",
    );
  });

  it("offers its smaller variants", () => {
    const hash = "a".repeat(40);
    const imageUrl = `/images/${hash}-480-960.jpg`;
    show({ type: "image", imageUrl, imageWidth: 1600, imageHeight: 900 });
    const image = screen.getByRole("presentation");
    expect(image.getAttribute("src")).toBe(imageUrl);
    expect(image.getAttribute("srcset")).toBe(
      `/images/${hash}.480 480w, /images/${hash}.960 960w, ${imageUrl} 1600w`,
    );
  });
});

it("shows several pictures in order, each with its description and link", () => {
  const images = ["Bread", null, "Wine"].map((alt, at) => ({
    url: `/images/${at}.webp`,
    width: 1600,
    height: 900,
    alt,
  }));
  show({ type: "image", imageUrl: "/images/0.webp", images });
  const links = screen.getAllByRole("link");
  expect(links.map((link) => link.getAttribute("href"))).toEqual(
    images.map(({ url }) => url),
  );
  expect(links.map((link) => link.getAttribute("aria-label"))).toEqual([
    "Open the picture: Bread",
    "Open the picture",
    "Open the picture: Wine",
  ]);
});

describe("a video", () => {
  const videoUrl = "https://youtu.be/dQw4w9WgXcQ";

  it("embeds nothing before it is played, and nothing after Close", () => {
    const { container } = show({ type: "video", videoUrl });
    expect(
      container.querySelector(`iframe, img:not([src="/post/p/thumbnail.jpg"])`),
    ).toBeNull();
    fireEvent.click(
      screen.getByRole("button", { name: "Play: Rejoice evermore." }),
    );
    expect(container.querySelector("iframe")?.src).toMatch(
      /^https:\/\/www\.youtube-nocookie\.com\/embed\/dQw4w9WgXcQ\?/,
    );
    fireEvent.click(screen.getByRole("button", { name: "Close" }));
    expect(container.querySelector("iframe")).toBeNull();
    expect(document.activeElement).toBe(
      screen.getByRole("button", { name: "Play: Rejoice evermore." }),
    );
  });

  it("shows its own title as text and in the name of its button", () => {
    show({ type: "video", videoUrl, videoTitle: "<b>Psalm</b> 23" });
    const play = screen.getByRole("button", { name: "Play: <b>Psalm</b> 23" });
    expect(play.textContent).toBe("<b>Psalm</b> 23");
  });

  it("shows a message for a URL that isn't a video", () => {
    show({ type: "video", videoUrl: "https://evil.example/dQw4w9WgXcQ" });
    expect(screen.getByText("Invalid video URL")).toBeTruthy();
  });
});

describe("an event", () => {
  it("shows title, date, place and the host of its link", () => {
    showEvent();
    expect(
      screen.getByRole("heading", { name: "Harvest supper" }),
    ).toBeTruthy();
    expect(screen.getByText("Saturday, June 6, 2099")).toBeTruthy();
    expect(screen.getByText(/6:30 PM, New York time/)).toBeTruthy();
    expect(
      screen
        .getByRole("link", { name: "1 Field Lane, Bethlehem" })
        .getAttribute("href"),
    ).toBe(
      "https://www.google.com/maps/search/?api=1&query=1%20Field%20Lane%2C%20Bethlehem",
    );
    const register = screen.getByRole("link", {
      name: "Register at supper.example",
    });
    expect(register.getAttribute("rel")).toBe("noopener nofollow ugc");
    expect(screen.queryByText("Past Event")).toBeNull();
  });

  it("has a badge when it is past", () => {
    showEvent({ startsAt: "2020-01-01T00:00:00.000Z" });
    expect(screen.getByText("Past Event")).toBeTruthy();
    expect(screen.queryByText("Add to calendar")).toBeNull();
  });

  it("can be added to a calendar", () => {
    showEvent({});
    const link = screen.getByRole("link", { name: "Add to calendar" });
    expect(link.getAttribute("href")).toMatch(/^\/post\/.+\/event\.ics$/);
  });

  const linkNames = () =>
    screen.getAllByRole("link").map((link) => link.textContent);

  it("lasts all day without a time, and has no map link when online", () => {
    showEvent({ time: null, location: "Online", registrationUrl: null });
    expect(screen.getByText("All day")).toBeTruthy();
    expect(screen.getByText("Online")).toBeTruthy();
    expect(linkNames()).toEqual(["Add to calendar"]);
  });

  it("ignores a registration link that isn't a web address", () => {
    showEvent({ registrationUrl: "javascript:alert(1)", location: null });
    expect(linkNames()).toEqual(["Add to calendar"]);
  });
});

it("loads external images through our own server, for posts and verse backgrounds", () => {
  const address = "https://pictures.example/dawn.jpg";
  const ours = urls.externalImage(address);
  show({ type: "image", imageUrl: address, imageAlt: "Dawn" });
  expect(screen.getByRole("img").getAttribute("src")).toBe(ours);
  cleanup();
  const verse = {
    text: "Jesus wept.",
    version: "KJV",
    book: "John",
    chapter: 11,
    verse: 35,
    lastVerse: null,
    customization: { backgroundType: "custom", customBackgroundUrl: address },
  };
  const verseData = { ...verse, layout: layOutVerse(verse) };
  const { container } = show({ type: "verse", verseData });
  expect(container.querySelector("img")?.getAttribute("src")).toBe(ours);
});

describe("a verse", () => {
  it("is shown on its background with its reference", () => {
    const verse = {
      text: "Jesus wept.",
      version: "KJV",
      book: "John",
      chapter: 11,
      verse: 35,
      lastVerse: null,
      customization: { backgroundType: "solid", solidColor: "#112233" },
    };
    show({
      type: "verse",
      content: "John 11:35",
      verseData: { ...verse, layout: layOutVerse(verse) },
    });
    const figure = screen.getByRole("figure");
    expect(figure.style.background).toBe("rgb(17, 34, 51)");
    expect(figure.textContent).toBe("Jesus wept. John 11:35 (KJV)");
    expect(figure.getAttribute("lang")).toBe("en");
    const link = screen.getByRole("link", { name: "Read John 11:35 (KJV)" });
    expect(link.getAttribute("href")).toBe(
      "/bible?book=John&chapter=11&verse=35&version=KJV#v35",
    );
  });

  it("has the language of its version", () => {
    const verse = {
      text: "Y lloró Jesús.",
      version: "RV1909",
      book: "John",
      chapter: 11,
      verse: 35,
      lastVerse: null,
      customization: { backgroundType: "solid", solidColor: "#112233" },
    };
    show({
      type: "verse",
      verseData: { ...verse, layout: layOutVerse(verse) },
    });
    expect(screen.getByRole("figure").getAttribute("lang")).toBe("es");
  });
});
