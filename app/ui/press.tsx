import type { MouseEvent } from "react";

const id = "press";

type Act = (event: MouseEvent<HTMLButtonElement>) => void;

/** Once a page: the empty form that all buttons with `press` or `visit` belong to. */
export function PressForm() {
  return <form id={id} method="post" hidden />;
}

/**
 * For a submit button: before there are scripts it POSTs one field to a leaf, once there are it does
 * `act` instead. `<Button {...press(urls.api.like(id), ["desired", "true"], onLike)}>`
 */
export function press(to: string, [name, value]: [string, string], act: Act) {
  return { ...button(to, act), name, value };
}

/** The same for what is on another page before there are scripts. */
export function visit(to: string, act: Act) {
  return { ...button(to, act), formMethod: "get" };
}

function button(to: string, act: Act) {
  return {
    type: "submit",
    form: id,
    formAction: to,
    onClick: (event: MouseEvent<HTMLButtonElement>) => {
      event.preventDefault();
      act(event);
    },
  } as const;
}
