/**
 * @param {typeof import("./content/posts.mjs").posts[import("./plan.mjs").Kind][number]} post
 * @param {import("./plan.mjs").Inputs["image"]} image
 */
export function contentOf(post, image) {
  if ("card" in post) {
    const { book, chapter, verse } = post.card;
    const cited = book === "Psalms" ? "Psalm" : book;
    return { content: `${cited} ${chapter}:${verse}` };
  }
  const { content } = post;
  if ("video" in post) {
    const videoUrl = `https://www.youtube.com/watch?v=${post.video}`;
    return { content, videoUrl };
  }
  if ("picture" in post) {
    return { content, ...pictureOf(post.picture, post.alt, image) };
  }
  if ("event" in post && post.event.picture) {
    return { content, ...pictureOf(post.event.picture, null, image) };
  }
  return { content };
}

/**
 * @param {string} name
 * @param {string | null} alt
 * @param {import("./plan.mjs").Inputs["image"]} image
 */
function pictureOf(name, alt, image) {
  const { url, width, height } = image(name);
  return {
    imageUrl: url,
    imageWidth: width,
    imageHeight: height,
    imageAlt: alt,
  };
}
