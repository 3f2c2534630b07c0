import type { MouseEvent } from "react";

const buttonFormId = "button-form";

type ClickHandler = (event: MouseEvent<HTMLButtonElement>) => void;

/** The empty form that all buttons with `submitButtonProps` or `linkButtonProps` belong to; once per page. */
export function ButtonForm() {
  return <form id={buttonFormId} method="post" hidden />;
}

/**
 * For a button that POSTs one field to an endpoint without JavaScript, and calls `onClick` once hydrated.
 * `<Button {...submitButtonProps(urls.api.like(id), ["desired", "true"], onLike)}>`
 */
export function submitButtonProps(
  to: string,
  [name, value]: [string, string],
  onClick: ClickHandler,
) {
  return { ...button(to, onClick), name, value };
}

/** For a button that opens a page without JavaScript, and calls `onClick` once hydrated. */
export function linkButtonProps(to: string, onClick: ClickHandler) {
  return { ...button(to, onClick), formMethod: "get" };
}

function button(to: string, onClick: ClickHandler) {
  return {
    type: "submit",
    form: buttonFormId,
    formAction: to,
    onClick: (event: MouseEvent<HTMLButtonElement>) => {
      event.preventDefault();
      onClick(event);
    },
  } as const;
}
