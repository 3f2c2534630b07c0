import { expect, it } from "vitest";
import { listAssets, listImages } from "./page-files";

it("lists the assets of a page, each once", () => {
  const html = `<link rel="stylesheet" href="/assets/styles-Ba8auO-u.css">
    <use href="/assets/icons-CbKHg7J5.svg#heart"></use>
    <script>import "/assets/entry.client-CmqbsvNn.js";import "/assets/entry.client-CmqbsvNn.js"</script>`;
  expect(listAssets(html)).toEqual([
    "/assets/styles-Ba8auO-u.css",
    "/assets/icons-CbKHg7J5.svg",
    "/assets/entry.client-CmqbsvNn.js",
  ]);
});

it("lists the images of a page, each with its srcset", () => {
  const html = `<img src="/images/a" srcset="/images/a.480 480w, /images/a 1600w" alt="">
    <img alt="" src="/images/external?url=https%3A%2F%2Fexample.org&amp;x=1"/>
    <img src="data:image/png;base64,AA"><img src="/images/a.480">
    <div style="background-image:url(/backgrounds/hills-dawn.svg)"></div>`;
  expect(listImages(html)).toEqual([
    ["/images/a.480", "/images/a"],
    ["/images/external?url=https%3A%2F%2Fexample.org&x=1"],
    ["/backgrounds/hills-dawn.svg"],
  ]);
});
