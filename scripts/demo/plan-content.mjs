/**
 * @param {typeof import("./content/posts.mjs").posts[import("./plan.mjs").Kind][number]} post
 * @param {import("./plan.mjs").Inputs["image"]} image
 */
export function toContentColumns(post, image) {
  if ("card" in post) {
    const { book, chapter, verse } = post.card;
    const bookName = book === "Psalms" ? "Psalm" : book;
    return { content: `${bookName} ${chapter}:${verse}` };
  }
  const { content } = post;
  if ("video" in post) {
    const videoUrl = `https://www.youtube.com/watch?v=${post.video}`;
    return { content, videoUrl };
  }
  if ("image" in post) {
    return { content, ...toImageColumns(post.image, post.alt, image) };
  }
  if ("event" in post && post.event.image) {
    return { content, ...toImageColumns(post.event.image, null, image) };
  }
  return { content };
}

/**
 * @param {string} name
 * @param {string | null} alt
 * @param {import("./plan.mjs").Inputs["image"]} image
 */
function toImageColumns(name, alt, image) {
  const { url, width, height } = image(name);
  return {
    imageUrl: url,
    imageWidth: width,
    imageHeight: height,
    imageAlt: alt,
  };
}
