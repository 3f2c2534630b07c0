// @vitest-environment jsdom
import {
  act,
  cleanup,
  fireEvent,
  render,
  renderHook,
  screen,
} from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { Late, late, useLate } from "./late";
import * as toasts from "./toast-store";

afterEach(cleanup);

/** Fails the first time, as without a network. */
function lateSource() {
  const load = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new TypeError("Failed to fetch"))
    .mockResolvedValue("code");
  return { load, source: late(load) };
}

const settled = () => act(() => Promise.resolve());

it("fetches nothing before it is wanted, and then once", async () => {
  const load = vi.fn(() => Promise.resolve("code"));
  const source = late(load);
  const { result, rerender } = renderHook(
    ({ wanted }) => useLate(source, wanted),
    { initialProps: { wanted: false } },
  );
  await settled();
  expect(load).not.toHaveBeenCalled();
  rerender({ wanted: true });
  await settled();
  expect(result.current.module).toBe("code");
  expect(renderHook(() => useLate(source, true)).result.current.module).toBe(
    "code",
  );
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
  const { result } = renderHook(() => useLate(source, true));
  await settled();
  expect(result.current).toMatchObject({ module: null, failed: true });
  act(() => {
    again(result.current.retry);
  });
  await settled();
  expect(result.current).toMatchObject({ module: "code", failed: false });
  expect(load).toHaveBeenCalledTimes(2);
});

it("shows what stands there meanwhile, that it did not come, and what came", async () => {
  const { source } = lateSource();
  render(
    <Late code={source} waiting="Waiting">
      {(code) => `Here: ${code}`}
    </Late>,
  );
  expect(screen.getByText("Waiting")).toBeTruthy();
  await settled();
  fireEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(screen.getByText("Waiting")).toBeTruthy();
  await settled();
  expect(screen.getByText("Here: code")).toBeTruthy();
});

it("says in a toast that what was pressed for did not come, and lets it be pressed again", async () => {
  const failureToast = vi.spyOn(toasts, "failureToast");
  const onFailed = vi.fn();
  const { source } = lateSource();
  const { container } = render(
    <Late code={source} failure="It did not come." onFailed={onFailed}>
      {(code) => code}
    </Late>,
  );
  await settled();
  expect(failureToast).toHaveBeenCalledExactlyOnceWith("It did not come.");
  expect(onFailed).toHaveBeenCalledOnce();
  expect(container.textContent).toBe("");
});
