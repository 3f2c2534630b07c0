/** Moves the focus to the form's submit button; for a control that is about to be removed. */
export function focusSubmit({ form }: HTMLButtonElement): void {
  for (const one of form?.elements ?? []) {
    if (one instanceof HTMLButtonElement && one.type === "submit") one.focus();
  }
}
