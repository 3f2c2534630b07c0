import { createRoot } from "react-dom/client";
import * as z from "zod/mini";
import { dailyKinds } from "~/shared/enums";
import { StoryViewer } from "./story-viewer";

// What a visitor's page fetches to show its story: the page is a document, and nothing of the app
// is on it before. documents/story.ts says when.

const storySchema = z.object({
  id: z.string(),
  type: z.enum(dailyKinds),
  title: z.string(),
  content: z.string(),
  reference: z.nullable(z.string()),
  gradient: z.string(),
  category: z.nullable(z.string()),
});

// The viewer lies over the page by itself; its place is nowhere in it.
const root = createRoot(document.createElement("div"));

document.addEventListener("viewstory", ({ target }) => {
  if (!(target instanceof HTMLElement)) return;
  const story = storySchema.parse(JSON.parse(target.dataset["story"] ?? ""));
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
