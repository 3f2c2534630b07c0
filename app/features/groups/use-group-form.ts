import { sendJson } from "~/client/api-client";
import { useDraftForm } from "~/client/use-draft-form";
import { useImageChange } from "~/features/users/edit-profile/use-image-change";
import { urls } from "~/shared/urls";
import { groupChangeSchema, newGroupSchema, type Group } from "./group";
import { suggestSlug } from "./slug";

/** Of a new group, or of one that its leaders change: then it sends only what has changed. */
export function useGroupForm(
  group: Group | null,
  viewerId: string,
  onSaved: (saved: Group) => void,
) {
  const { isChanged, toUpdate, ...image } = useImageChange();
  const schema = {
    safeParse: (values: GroupValues) =>
      group
        ? groupChangeSchema.safeParse(toInput(values))
        : newGroupSchema.safeParse(toInput(values)),
  };
  const form = useDraftForm(schema, {
    owner: viewerId,
    name: group ? `group:${group.slug}` : "new-group",
    initial: toValues(group),
    send: async (input, { changes }) => {
      const toGroup = (value: unknown) => value as Group;
      if (!group) return sendJson(urls.api.groups(), toGroup, { body: input });
      const changed = Object.entries(input).filter(([name]) => name in changes);
      const { profileImageUrl: imageUrl, ...smaller } = await toUpdate();
      return sendJson(urls.api.group(group.slug), toGroup, {
        method: "PATCH",
        body: {
          ...Object.fromEntries(changed),
          ...(imageUrl !== undefined && { imageUrl, ...smaller }),
        },
      });
    },
    onSuccess: (saved) => {
      image.setImage("keep");
      onSaved(saved);
    },
    onFailure: () => {
      // After the errors have rendered.
      setTimeout(() =>
        document.querySelector<HTMLElement>("form [aria-invalid]")?.focus(),
      );
    },
  });
  const { error } = form;
  return {
    ...form,
    ...image,
    isDirty: form.isDirty || isChanged,
    /** The server names a wrong tag by its index. */
    error: (path: string) =>
      error(path) ??
      (path === "tags"
        ? [0, 1, 2].map((at) => error(`${at}`)).find(Boolean)
        : undefined),
    discard: () => {
      form.discard();
      image.setImage("keep");
    },
  };
}

const toValues = (group: Group | null) => ({
  name: group?.name ?? "",
  slug: group?.slug ?? "",
  kind: group?.kind ?? ("group" as const),
  joinPolicy: group?.joinPolicy ?? ("approval" as const),
  whoPosts: group?.whoPosts ?? ("members" as const),
  about: group?.about ?? "",
  place: group?.place ?? "",
  /** Separated by commas. */
  tags: group?.tags.join(", ") ?? "",
  banner: group?.banner ?? ("hills" as const),
  address: group?.church?.address ?? "",
  website: group?.church?.website ?? "",
  serviceTimes: group?.church?.serviceTimes ?? [],
});

type GroupValues = ReturnType<typeof toValues>;

/** The address of a hidden group is random. Without a name only that is missing. Only churches have a church's fields. */
const toInput = (values: GroupValues) => {
  const { slug, tags, address, website, serviceTimes, ...rest } = values;
  const church = { address, website: website.trim() || null, serviceTimes };
  return {
    ...rest,
    ...(rest.joinPolicy !== "hidden" &&
      (slug || rest.name.trim()) && {
        // A name in another alphabet suggests nothing.
        slug:
          slug || suggestSlug(rest.name) || `group-${Date.now().toString(36)}`,
      }),
    tags: tags.split(",").flatMap((tag) => tag.trim() || []),
    ...(rest.kind === "church" && church),
  };
};
