// @vitest-environment jsdom
import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { onDemand, useOnDemand } from "./on-demand";

afterEach(cleanup);

/** Fails the first time, as without a network. */
function lateSource() {
  const load = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new TypeError("Failed to fetch"))
    .mockResolvedValue("code");
  return { load, source: onDemand(load) };
}

const settled = () => act(() => Promise.resolve());

it("fetches nothing before it is wanted, and then once", async () => {
  const load = vi.fn(() => Promise.resolve("code"));
  const source = onDemand(load);
  const { result, rerender } = renderHook(
    ({ wanted }) => useOnDemand(source, wanted),
    { initialProps: { wanted: false } },
  );
  await settled();
  expect(load).not.toHaveBeenCalled();
  rerender({ wanted: true });
  await settled();
  expect(result.current.module).toBe("code");
  expect(
    renderHook(() => useOnDemand(source, true)).result.current.module,
  ).toBe("code");
  expect(load).toHaveBeenCalledOnce();
});

it.each([
  [
    "told to",
    (retry: () => void) => {
      retry();
    },
  ],
  [
    "the network comes back",
    () => {
      dispatchEvent(new Event("online"));
    },
  ],
])("asks again when %s", async (_, again) => {
  const { load, source } = lateSource();
  const { result } = renderHook(() => useOnDemand(source, true));
  await settled();
  expect(result.current).toMatchObject({ module: null, failed: true });
  act(() => {
    again(result.current.retry);
  });
  await settled();
  expect(result.current).toMatchObject({ module: "code", failed: false });
  expect(load).toHaveBeenCalledTimes(2);
});
