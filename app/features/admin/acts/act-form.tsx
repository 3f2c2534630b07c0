import type { FormEvent, ReactNode } from "react";
import type { Act } from "./use-act";

export type Fields = Record<string, string>;

interface ActFormProps extends Pick<Act, "url" | "method"> {
  /** With scripts: what the form holds, and which of its buttons was pressed. */
  onAct: (fields: Fields) => void;
  id?: string;
  className?: string;
  children: ReactNode;
}

/** Posted as it is before there are scripts (docs/decisions/0015-forms.md). */
export function ActForm({
  url,
  method = "POST",
  onAct,
  children,
  ...rest
}: ActFormProps) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    const data = new FormData(event.currentTarget, submitter);
    onAct(
      Object.fromEntries(
        [...data].flatMap(([name, value]) =>
          typeof value === "string" && name !== "_method"
            ? [[name, value.trim()]]
            : [],
        ),
      ),
    );
  };
  return (
    <form method="post" action={url} onSubmit={submit} {...rest}>
      {method !== "POST" && (
        <input type="hidden" name="_method" value={method} />
      )}
      {children}
    </form>
  );
}
