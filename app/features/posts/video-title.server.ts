import * as z from "zod/mini";
import { sql } from "~/db/sql";
import { fetchVideoDetails } from "~/features/media/video-oembed.server";
import { parseVideoUrl } from "~/features/media/video-url";
import type { AppContext } from "~/platform/context.server";
import { consumeMessages, type QueuedMessage } from "~/platform/queue.server";
import type { ScheduleContext } from "~/platform/schedule.server";
import { truncate } from "~/shared/text";
import type { Post } from "./post";
import { toSingleLine } from "./post-summary";

const maxTitleLength = 120;
const retrySeconds = 60;

const messageSchema = z.object({ postId: z.string(), videoUrl: z.string() });

/**
 * Requests the video's own title after the response. Call it after a post was created or edited. If the queue refuses
 * the message, asks the host at once and only once.
 */
export function requestVideoTitle(
  app: Pick<AppContext, "db" | "env" | "waitUntil">,
  { id, videoUrl, videoTitle }: Post,
): void {
  if (videoUrl === null || videoTitle !== null) return;
  const message = { postId: id, videoUrl };
  app.waitUntil(
    app.env.VIDEOS.send(message).catch(() => saveVideoTitle(app, message)),
  );
}

/**
 * Consumes the queue. A message that arrives twice asks twice and writes the same. Without an answer the post has no
 * title. Cost: one row per message.
 */
export function saveVideoTitles(
  app: Pick<ScheduleContext, "db" | "env">,
  messages: readonly QueuedMessage[],
): Promise<void> {
  return consumeMessages(messages, {
    name: "save video titles",
    schema: messageSchema,
    retrySeconds,
    handle: (message) => saveVideoTitle(app, message),
  });
}

async function saveVideoTitle(
  { db, env }: Pick<ScheduleContext, "db" | "env">,
  { postId, videoUrl }: z.infer<typeof messageSchema>,
): Promise<null> {
  const video = parseVideoUrl(videoUrl);
  const details = video && (await fetchVideoDetails(video, env));
  const title = toSingleLine(details?.title ?? "");
  if (title === "") return null;
  await db.batch([
    // The post may have been deleted in the meantime.
    sql`UPDATE posts SET videoTitle = ${truncate(title, maxTitleLength - 1)}
        WHERE id = ${postId} AND videoUrl = ${videoUrl}`,
  ]);
  return null;
}
