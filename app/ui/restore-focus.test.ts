// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from "vitest";
import { restoreFocusAfterRemoval } from "./restore-focus";

beforeEach(() => {
  document.body.innerHTML = `<main id="main" tabindex="-1">
    <h1>Page</h1>
    <section>
      <h2>People</h2>
      <ul>
        <li><a href="/1">One</a><button>A</button></li>
        <li><a href="/2">Two</a><button>B</button><button>C</button></li>
        <li><a href="/3">Three</a></li>
      </ul>
    </section>
  </main>`;
});

function getButton(name: string) {
  return [...document.querySelectorAll("button")].find(
    ({ textContent }) => textContent === name,
  );
}

async function removeFrom(name: string, removed: string) {
  const button = getButton(name);
  button?.focus();
  restoreFocusAfterRemoval();
  button?.closest(removed)?.remove();
  await vi.waitFor(() => {
    expect(document.activeElement).not.toBe(document.body);
  });
  return document.activeElement?.textContent;
}

it("moves to the next item's button, and from the last one back", async () => {
  expect(await removeFrom("A", "li")).toBe("B");
  document
    .querySelector("ul")
    ?.insertAdjacentHTML("afterbegin", "<li><button>D</button></li>");
  expect(await removeFrom("B", "li")).toBe("D");
});

it("stays in an item that has another button", async () => {
  expect(await removeFrom("B", "button")).toBe("C");
});

it("moves to the section's heading after the last button, or to the page's", async () => {
  await removeFrom("A", "li");
  expect(await removeFrom("B", "li")).toBe("People");
});

it("moves to the outer list, and to a section without a heading", async () => {
  getButton("C")
    ?.closest("li")
    ?.insertAdjacentHTML(
      "beforeend",
      "<ul><li><button>Nested</button></li></ul>",
    );
  expect(await removeFrom("Nested", "ul")).toBe("B");
  document.querySelector("h2")?.remove();
  await removeFrom("A", "li");
  await removeFrom("B", "li");
  expect(document.activeElement?.tagName).toBe("SECTION");
});

it("moves to the page's heading if the section is removed", async () => {
  expect(await removeFrom("A", "section")).toBe("Page");
});

it("doesn't take the focus from another element", async () => {
  getButton("A")?.focus();
  restoreFocusAfterRemoval();
  const link = document.querySelector("a");
  getButton("A")?.remove();
  link?.focus();
  await Promise.resolve();
  expect(document.activeElement).toBe(link);
});
