import { createRoot } from "react-dom/client";
import type { Story } from "./story-text";
import { StoryViewer } from "./story-viewer";

// Loaded by documents/story.ts when a visitor opens a story: the visitor's page is a document without React.

// Never attached to the page: the viewer is a portal into the body.
const root = createRoot(document.createElement("div"));

document.addEventListener("viewstory", ({ target }) => {
  if (!(target instanceof HTMLElement)) return;
  const story = JSON.parse(target.dataset["story"] ?? "") as Story;
  root.render(
    <StoryViewer
      stories={[story]}
      startAt={0}
      onClose={() => {
        root.render(null);
      }}
    />,
  );
});
