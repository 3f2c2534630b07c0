import { createRoot } from "react-dom/client";
import * as z from "zod/mini";
import { dailyKinds } from "~/shared/enums";
import { StoryViewer } from "./story-viewer";

// Loaded by documents/story.ts when a visitor opens a story: the visitor's page is a document without React.

const storySchema = z.object({
  id: z.string(),
  type: z.enum(dailyKinds),
  title: z.string(),
  content: z.string(),
  reference: z.nullable(z.string()),
  gradient: z.string(),
  category: z.nullable(z.string()),
});

// Never attached to the page: the viewer is a portal into the body.
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
