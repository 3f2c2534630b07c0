import { createRoot } from "react-dom/client";
import type { ActionProps } from "~/features/daily/page/daily-action-bar";
import type { Story } from "./story-text";
import { StoryViewer } from "./story-viewer";

// Loaded by documents/story.ts when a visitor opens a story: the visitor's page is a document without React.

// Never attached to the page: the viewer is a portal into the body.
const root = createRoot(document.createElement("div"));

document.addEventListener("viewstory", ({ target }) => {
  if (!(target instanceof HTMLElement)) return;
  const story = JSON.parse(target.dataset["story"] ?? "") as Story;
  const copyAction = (name: string): ActionProps => {
    const button = target.parentElement?.querySelector(`[data-action=${name}]`);
    const data = [...(button?.attributes ?? [])].filter((attribute) =>
      attribute.name.startsWith("data-"),
    );
    return Object.fromEntries(data.map(({ name, value }) => [name, value]));
  };
  // By the attributes of the page's buttons, document.ts handles the story's as well.
  const actions = {
    like: copyAction("sign-in"),
    isLiked: false,
    share: copyAction("share"),
    copy: copyAction("copy"),
  };
  root.render(
    <StoryViewer
      stories={[story]}
      startAt={0}
      onClose={() => {
        root.render(null);
      }}
      useActions={() => actions}
    />,
  );
});
