import { useContext, useState } from "react";
import { getDraft, parseText, useDraft } from "~/client/drafts";
import { useCreatePost } from "~/features/posts/create-post.queries";
import {
  getContentFingerprint,
  getIdempotencyKey,
} from "~/features/posts/attempt";
import { type Post, maxPostLength } from "~/features/posts/post";
import {
  hasImageUpload,
  getFieldIssues,
  getSendErrorMessage,
} from "~/features/posts/send-post";
import { useImageFile } from "~/features/media/use-image-file";
import { anonymousHasOnlyText } from "~/features/posts/anonymous";
import { useUpload } from "~/features/media/use-upload";
import type { Issue } from "~/shared/errors";
import { charactersLeft } from "~/shared/text";
import { dismissErrorToast, errorToast, toast } from "~/ui/toast-store";
import {
  addPicture,
  asDraft,
  emptyDraft,
  getDraftName,
  getPictures,
  isAnonymous,
  isEmptyDraft,
  toPictureFields,
  type DraftFields,
  type DraftKind,
} from "./draft";
import type { Audience, PostAudience } from "~/features/audience/audience";
import { listAudiences } from "~/features/groups/group-rules";
import { GroupContext } from "~/features/groups/group-context";
import type { NewPost } from "~/features/posts/new-post";
import { toNewImage } from "~/features/posts/edit-post";
import { parseVideoUrl } from "~/features/media/video-url";
import { audiences } from "~/shared/enums";
import type { Viewer } from "~/shared/viewer";
import { useHydrated } from "~/ui/use-hydrated";
import { isPublicAddress } from "~/shared/public-address";

/** The title is fixed by docs/product.md. */
const videoUrlProblem = {
  title: "Invalid Video URL",
  description: "Please enter a valid YouTube or Vimeo URL.",
};

const imageUrlProblem = "Please enter the public https address of a picture.";

/** The request body, or null while a required field is empty. */
export function toPostBody(
  fields: DraftFields,
  audience: PostAudience,
): NewPost | null {
  const { kind } = fields;
  const content = fields.text.trim();
  if (charactersLeft(content, maxPostLength) < 0) return null;
  switch (kind) {
    case "text":
    case "prayer":
      if (content === "") return null;
      return isAnonymous(fields)
        ? { type: "prayer", content, audience, anonymous: true }
        : { type: kind, content, audience };
    case "video": {
      const videoUrl = fields.videoUrl.trim();
      return videoUrl === ""
        ? null
        : { type: kind, content, audience, videoUrl };
    }
    case "image": {
      const images = getPictures(fields).map(toNewImage);
      const [first, second] = images;
      if (!first) return null;
      if (second) return { type: kind, content, audience, images };
      const { url: imageUrl, description: imageAlt } = first;
      return { type: kind, content, audience, imageUrl, imageAlt };
    }
  }
}

/** The server's own rules, checked first to save a request. `path` is the server's field name. */
export function validatePostBody(body: NewPost): Issue[] {
  if (body.type === "video" && !parseVideoUrl(body.videoUrl)) {
    return [{ path: "videoUrl", message: videoUrlProblem.description }];
  }
  if (
    body.type === "image" &&
    body.imageUrl !== undefined &&
    !body.imageUrl.startsWith("data:") &&
    !isPublicAddress(body.imageUrl)
  ) {
    return [{ path: "imageUrl", message: imageUrlProblem }];
  }
  return [];
}

/** The last audience of this kind of post on this device. Stored as a draft, which sign-out deletes. */
const lastAudience = ({ id }: Viewer, kind: DraftKind) =>
  getDraft(id, `audience:${kind}`, parseText);

/** The last one, but never a wider one than the account's default. */
function getRememberedAudience(viewer: Viewer, kind: DraftKind): Audience {
  const { defaultAudience, approvesFollowers } = viewer;
  const last = lastAudience(viewer, kind).read();
  const allowed = audiences
    .slice(audiences.indexOf(defaultAudience))
    .filter((one) => one !== "followers" || approvesFollowers);
  return allowed.find((one) => one === last) ?? defaultAudience;
}

/** Only `type` is known for a post that waits in the outbox. */
export type OnPosted = (post: Pick<Post, "type">) => void;

/** The draft and its submission. The draft stays until the post is saved or waits in the outbox. */
export function useComposer(viewer: Viewer, onPosted: OnPosted) {
  const group = useContext(GroupContext);
  const draft = useDraft(viewer.id, getDraftName(group), asDraft);
  const { fields } = draft.value;
  const write = (next: DraftFields) => {
    const attempt = isEmptyDraft(next) ? null : draft.read().attempt;
    draft.write({ fields: next, attempt });
  };
  const hydrated = useHydrated();
  const listChoices = (latest: DraftFields) =>
    listAudiences(group, isAnonymous(latest));
  const getAudience = (latest: DraftFields): PostAudience => {
    const { kind, audience } = latest;
    const [first = "group", ...others] = listChoices(latest);
    const chosen = [first, ...others].find((one) => one === audience);
    if (chosen || group || isAnonymous(latest)) return chosen ?? first;
    return hydrated
      ? getRememberedAudience(viewer, kind)
      : viewer.defaultAudience;
  };
  const audience = getAudience(fields);
  const toBody = (latest: DraftFields) => {
    const post = toPostBody(latest, getAudience(latest));
    return post && group ? { ...post, group: group.slug } : post;
  };
  const [ownIssues, setOwnIssues] = useState<Issue[]>([]);
  const upload = useUpload();
  const create = useCreatePost(({ body }) => {
    // Keep the draft if it has changed since the request.
    const latest = draft.read().fields;
    const used = getAudience(latest);
    if (!group && !isAnonymous(latest)) {
      lastAudience(viewer, latest.kind).write(
        used === viewer.defaultAudience ? null : used,
      );
    }
    const now = toBody(latest);
    if (now && getContentFingerprint(now) === getContentFingerprint(body))
      write(emptyDraft);
  });
  const issues = [...ownIssues, ...getFieldIssues(create.error)];
  const body = toBody(fields);

  const change = (part: Partial<DraftFields>) => {
    setOwnIssues([]);
    if (create.isError) create.reset();
    if (parseVideoUrl(part.videoUrl?.trim() ?? ""))
      dismissErrorToast(videoUrlProblem.description);
    write({ ...draft.read().fields, ...part });
  };
  const { preparing, loadFile } = useImageFile((image) => {
    change(toPictureFields(addPicture(draft.read().fields, image)));
  });

  const send = () => {
    if (!body || create.isPending || preparing) return;
    const found = validatePostBody(body);
    setOwnIssues(found);
    if (found.length > 0 && body.type === "video")
      toast({ ...videoUrlProblem, variant: "destructive" });
    if (found.length > 0) return;
    const sending = {
      body,
      idempotencyKey: getIdempotencyKey(draft, body),
      ...upload.start(hasImageUpload(body)),
    };
    create.mutate(sending, {
      onSuccess: (post) => {
        onPosted(post ?? body);
      },
    });
  };

  return {
    fields,
    audience,
    choices: listChoices(fields),
    group,
    isAnonymous: isAnonymous(fields),
    change,
    ready: body !== null && !preparing,
    pending: create.isPending,
    send,
    /** 0 to 1; null if there is no upload to show. */
    progress: create.isPending ? upload.progress : null,
    cancel: upload.cancel,
    getIssue: (field: string) =>
      issues.find(({ path }) => path === field)?.message,
    failure: getSendErrorMessage(create.error, "post"),
    preparing,
    addImageFile: (file: File) => {
      if (create.isPending) return;
      if (isAnonymous(fields)) {
        errorToast(anonymousHasOnlyText);
        return;
      }
      if (file.type.startsWith("image/")) change({ kind: "image" });
      loadFile(file);
    },
  };
}

export type ComposerState = ReturnType<typeof useComposer>;
