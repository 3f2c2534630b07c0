// @vitest-environment jsdom
import { useLayoutEffect, useState } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { expect, it, vi } from "vitest";
import { Slice } from "./slice";

const likeAtOnce = (like: () => void) => {
  like();
};

/** Changes what the slice shows as soon as the page around it is hydrated, and the slice is not. */
function Page({ onMount }: { onMount: (like: () => void) => void }) {
  const [likes, setLikes] = useState(0);
  useLayoutEffect(() => {
    onMount(() => {
      setLikes(1);
    });
  }, [onMount]);
  return (
    <Slice>
      <p>{likes} likes</p>
    </Slice>
  );
}

it("keeps what the server drew when an update comes before it is hydrated, and shows it then", async () => {
  const html = renderToString(<Page onMount={likeAtOnce} />);
  expect(html).toContain("0<!-- --> likes");
  const place = document.createElement("div");
  place.innerHTML = html;
  const drawn = place.querySelector("p");
  const onRecoverableError = vi.fn();
  hydrateRoot(place, <Page onMount={likeAtOnce} />, { onRecoverableError });
  await vi.waitFor(() => {
    expect(place.textContent).toBe("1 likes");
  });
  expect(place.querySelector("p")).toBe(drawn);
  expect(onRecoverableError).not.toHaveBeenCalled();
});
