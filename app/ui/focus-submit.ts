/** For a control that is about to go: what sends its form takes the focus over. */
export function focusSubmit({ form }: HTMLButtonElement): void {
  for (const one of form?.elements ?? []) {
    if (one instanceof HTMLButtonElement && one.type === "submit") one.focus();
  }
}
