// @vitest-environment jsdom
import { afterEach, expect, it, vi } from "vitest";
import { endEarlyPresses, keepEarlyPresses, pressAgain } from "./early-presses";

afterEach(() => {
  endEarlyPresses();
  document.body.innerHTML = "";
});

/** What was pressed, in order, from the moment on that the app listens. */
function startPage(html: string) {
  document.body.innerHTML = html;
  keepEarlyPresses();
  const heard: string[] = [];
  return {
    press: (id: string) => document.getElementById(id)?.click(),
    listen: () => {
      endEarlyPresses();
      for (const button of document.querySelectorAll("button")) {
        button.addEventListener("click", () => heard.push(button.id));
      }
    },
    heard,
  };
}

it("presses once more what was pressed before anybody listened, each once", () => {
  const { press, listen, heard } = startPage(
    '<button type="button" id="like"><b id="heart">♥</b></button><button type="button" id="share"></button>',
  );
  press("share");
  press("heart");
  press("heart");
  listen();
  expect(heard).toEqual([]);
  pressAgain();
  expect(heard).toEqual(["share", "like"]);
  pressAgain();
  expect(heard).toEqual(["share", "like"]);
});

it("leaves alone what somebody hears already", () => {
  const { press, listen, heard } = startPage(
    '<button type="button" id="like"></button>',
  );
  listen();
  press("like");
  pressAgain();
  expect(heard).toEqual(["like"]);
});

it("leaves to the browser what the browser does: forms, notes, links", () => {
  const { press, listen, heard } = startPage(
    '<form><button id="send"></button></form><button type="button" popovertarget="n" id="note"></button><a id="link"></a>',
  );
  document.querySelector("form")?.addEventListener("submit", (event) => {
    event.preventDefault();
  });
  for (const id of ["send", "note", "link"]) press(id);
  listen();
  pressAgain();
  expect(heard).toEqual([]);
});

it("presses nothing that has gone meanwhile", () => {
  const { press, listen } = startPage(
    '<button type="button" id="like"></button>',
  );
  const button = document.getElementById("like");
  const again = vi.fn();
  press("like");
  listen();
  button?.addEventListener("click", again);
  button?.remove();
  pressAgain();
  expect(again).not.toHaveBeenCalled();
});
