import { useContext, type ReactNode } from "react";
import { textLanguage } from "~/features/bible/versions";
import { VerseArt } from "~/features/verse-art/verse-art";
import { shownName } from "~/features/users/user";
import { urls } from "~/shared/urls";
import { LinkButton } from "~/ui/link-button";
import { Icon } from "~/ui/icon";
import { getPrayerState, type Post, type VerseData } from "./post";
import { PostDisplayContext } from "./post-display-context";
import { minEventRatio } from "~/features/media/image-ratio";
import { PostImages } from "~/features/media/post-images";
import { PostText } from "./post-text";
import { PostVideo } from "./post-video";

interface PostBodyProps {
  post: Post;
  /** On the first screen. */
  eager: boolean;
  /** The edit form, shown in place of the text and the pictures. */
  editor?: ReactNode;
  /** The `PostEvent` of an event. */
  event?: ReactNode;
}

export function PostBody({ post, eager, editor, event }: PostBodyProps) {
  const { content, eventData, verseData, videoUrl, prayer } = post;
  const prayerState = prayer && getPrayerState(prayer);
  if (post.type === "verse" && verseData) {
    return <VerseCard verse={verseData} />;
  }
  if (post.type === "prayer") {
    return (
      <div className="rounded-control border-l-4 border-gold bg-gold-soft p-4">
        <p className="mb-1 flex items-center gap-1.5 text-sm font-semibold text-gold">
          <Icon name="prayer" className="size-4.5" />
          Prayer request
          {prayerState && (
            <span className="ml-auto rounded-full border border-current px-2 text-xs">
              {prayerState}
            </span>
          )}
        </p>
        {editor ?? <PostText text={content} className="font-serif text-lg" />}
      </div>
    );
  }
  const hasOwnText = content !== "" && content !== eventData?.title;
  return (
    <>
      {editor ??
        (hasOwnText && content !== eventData?.description && (
          <PostText text={content} />
        ))}
      {!editor && (
        <PostImages
          images={post.images}
          eager={eager}
          {...(eventData && { minRatio: minEventRatio })}
        />
      )}
      {videoUrl !== null && (
        <PostVideo
          postId={post.audience === "everyone" ? post.id : null}
          url={videoUrl}
          title={
            post.videoTitle ??
            (content.slice(0, 80) || `Video by ${shownName(post.user)}`)
          }
          videoTitle={post.videoTitle}
        />
      )}
      {event}
    </>
  );
}

/** Leads visitors to the passage's public page, and users to the reader. */
function VerseCard({ verse: data }: { verse: VerseData }) {
  const inDocument = useContext(PostDisplayContext) === "document";
  const { layout, version, book, chapter, verse: first, lastVerse } = data;
  const verse = lastVerse === null ? first : `${first}-${lastVerse}`;
  return (
    <>
      <VerseArt
        art={layout}
        lang={textLanguage(version).lang}
        className="rounded-control"
      />
      <LinkButton
        variant="quiet"
        className="-ms-2 mt-2"
        to={
          import.meta.env.SSR && inDocument
            ? urls.passage(version, book, chapter, `${verse}`)
            : `${urls.bible({ book, chapter, verse, version })}#v${first}`
        }
      >
        <Icon name="book-open" />
        Read {layout.reference}
      </LinkButton>
    </>
  );
}
