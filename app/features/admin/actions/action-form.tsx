import type { FormEvent, ReactNode } from "react";
import type { AdminAction } from "./use-admin-action";

export type Fields = Record<string, string>;

interface ActionFormProps extends Pick<AdminAction, "url" | "method"> {
  /** Gets the form's fields, including the pressed button's. */
  onSubmitFields: (fields: Fields) => void;
  id?: string;
  className?: string;
  children: ReactNode;
}

/** Without JavaScript the browser posts the form itself (docs/decisions/0015-forms.md). */
export function ActionForm({
  url,
  method = "POST",
  onSubmitFields,
  children,
  ...rest
}: ActionFormProps) {
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    const data = new FormData(event.currentTarget, submitter);
    onSubmitFields(
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
    <form method="post" action={url} onSubmit={onSubmit} {...rest}>
      {method !== "POST" && (
        <input type="hidden" name="_method" value={method} />
      )}
      {children}
    </form>
  );
}
