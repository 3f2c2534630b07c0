import type { Post } from "~/features/posts/post";
import { urls } from "~/shared/urls";
import { Button } from "~/ui/button";
import { Field } from "~/ui/field";
import { useHydrated } from "~/ui/use-hydrated";
import { TextArea } from "~/ui/input";

/** Edits the viewer's own post without scripts. */
export function NoScriptEditor({ post }: { post: Post }) {
  const hydrated = useHydrated();
  if (hydrated || post.type === "verse" || post.eventData) return null;
  return (
    <details className="mt-4 without-script">
      <summary className="touch content-center font-semibold">Edit</summary>
      <form id="edit" method="post" action={urls.api.post(post.id)}>
        <input type="hidden" name="_method" value="PUT" />
        <Field label="Your post" hideLabel>
          {(control) => (
            <TextArea {...control} name="content" defaultValue={post.content} />
          )}
        </Field>
        <Button type="submit" className="mt-2">
          Save
        </Button>
      </form>
    </details>
  );
}
