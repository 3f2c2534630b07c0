import { Button } from "~/ui/button";
import { Field } from "~/ui/field";
import { TextArea } from "~/ui/input";
import { useHydrated } from "~/ui/use-hydrated";

interface NoScriptEditorProps {
  kind: "post" | "comment";
  action: string;
  method: "PUT" | "PATCH";
  text: string;
}

/** Edits the viewer's own text without scripts. */
export function NoScriptEditor({
  kind,
  action,
  method,
  text,
}: NoScriptEditorProps) {
  if (useHydrated()) return null;
  return (
    <details className="mt-4 without-script">
      <summary className="touch content-center font-semibold">Edit</summary>
      <form
        {...(kind === "post" && { id: "edit" })}
        method="post"
        action={action}
      >
        <input type="hidden" name="_method" value={method} />
        <Field label={`Your ${kind}`} hideLabel>
          {(control) => (
            <TextArea {...control} name="content" defaultValue={text} />
          )}
        </Field>
        <Button type="submit" className="mt-2">
          Save
        </Button>
      </form>
    </details>
  );
}
