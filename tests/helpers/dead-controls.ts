import type { Page } from "@playwright/test";

/** Finds visible, enabled controls that do nothing without JavaScript: no link, no popover button, no part of a form. */
export function findDeadControls(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    for (const details of document.querySelectorAll("details")) {
      details.open = true;
    }
    for (const menu of document.querySelectorAll<HTMLElement>("[popover]")) {
      const opener = document.querySelector(`[popovertarget="${menu.id}"]`);
      if (opener?.checkVisibility()) menu.setAttribute("popover", "manual");
      if (opener?.checkVisibility()) menu.showPopover();
    }
    const isSubmit = (control: Element) =>
      control instanceof HTMLButtonElement && control.type === "submit";
    const worksWithoutScript = (control: Element): boolean => {
      if (control instanceof HTMLAnchorElement) return control.href !== "";
      if (control.hasAttribute("popovertarget")) return true;
      const form = (control as HTMLButtonElement | HTMLInputElement).form;
      if (!form) return false;
      // A form with neither attribute depends on a script.
      if (!form.hasAttribute("action") && !form.hasAttribute("method")) {
        return false;
      }
      if (control instanceof HTMLButtonElement) return isSubmit(control);
      // Enter submits a form with a single field.
      return (
        form.querySelectorAll("input:not([type=hidden])").length === 1 ||
        [...form.elements].some(
          (other) => isSubmit(other) && other.checkVisibility(),
        )
      );
    };
    const controls = document.querySelectorAll(
      "a, button, input:not([type=hidden]), select, textarea, [onclick], [role=button], [role=switch], [role=tab], [role=slider], [role=menuitem], [role=checkbox], [role=radio], [role=grid], [contenteditable]",
    );
    return [...controls]
      .filter(
        (control) =>
          control.checkVisibility({ visibilityProperty: true }) &&
          !control.matches(":disabled, [aria-disabled=true]") &&
          !worksWithoutScript(control),
      )
      .map((control) => control.outerHTML.slice(0, 200));
  });
}
