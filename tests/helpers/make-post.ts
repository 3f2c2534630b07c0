import type { Post } from "../../app/features/posts/post";

export const ruth = {
  id: "u",
  firstName: "Ruth",
  lastName: "Weaver",
  username: "ruth",
  profileImageUrl: null,
};

/** A text post without likes, with the properties in `overrides`. */
export function makePost(overrides: Partial<Post> = {}): Post {
  return {
    id: "p",
    userId: "u",
    isOwn: false,
    type: "text",
    content: "Selah",
    imageUrl: null,
    imageWidth: null,
    imageHeight: null,
    imageAlt: null,
    images: getImages(overrides),
    videoUrl: null,
    videoTitle: null,
    createdAt: "2026-01-02T03:04:05.678Z",
    updatedAt: null,
    isLikedByUser: false,
    isSaved: false,
    isFollowingAuthor: false,
    isDemo: false,
    audience: "everyone",
    group: null,
    _count: { likes: 0, comments: 0 },
    user: ruth,
    eventData: null,
    verseData: null,
    prayer: null,
    ...overrides,
  };
}

function getImages(post: Partial<Post>): Post["images"] {
  const { imageUrl: url, imageWidth: width, imageHeight: height } = post;
  const alt = post.imageAlt ?? null;
  return url
    ? [{ url, width: width ?? null, height: height ?? null, alt }]
    : [];
}
