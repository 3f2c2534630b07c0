import { expect, it } from "vitest";
import { assetsOf, picturesOf } from "./files-of";

it("finds the files that a page is made of, each once", () => {
  const html = `<link rel="stylesheet" href="/assets/styles-Ba8auO-u.css">
    <use href="/assets/icons-CbKHg7J5.svg#heart"></use>
    <script>import "/assets/entry.client-CmqbsvNn.js";import "/assets/entry.client-CmqbsvNn.js"</script>`;
  expect(assetsOf(html)).toEqual([
    "/assets/styles-Ba8auO-u.css",
    "/assets/icons-CbKHg7J5.svg",
    "/assets/entry.client-CmqbsvNn.js",
  ]);
});

it("finds the pictures of a page, each with the addresses a browser chooses from", () => {
  const html = `<img src="/images/a" srcset="/images/a.480 480w, /images/a 1600w" alt="">
    <img alt="" src="/images/external?url=https%3A%2F%2Fexample.org&amp;x=1"/>
    <img src="data:image/png;base64,AA"><img src="/images/a.480">
    <div style="background-image:url(/backgrounds/hills-dawn.svg)"></div>`;
  expect(picturesOf(html)).toEqual([
    ["/images/a.480", "/images/a"],
    ["/images/external?url=https%3A%2F%2Fexample.org&x=1"],
    ["/backgrounds/hills-dawn.svg"],
  ]);
});
