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
import { Lazy, lazyCode, useLazy } from "./lazy";
import * as toasts from "./toast-store";

afterEach(cleanup);

/** Fails the first time, as if offline. */
function createLazy() {
  const load = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new TypeError("Failed to fetch"))
    .mockResolvedValue("code");
  return { load, source: lazyCode(load) };
}

const settled = () => act(() => Promise.resolve());

it("loads once, when enabled", async () => {
  const load = vi.fn(() => Promise.resolve("code"));
  const source = lazyCode(load);
  const { result, rerender } = renderHook(
    ({ enabled }) => useLazy(source, enabled),
    { initialProps: { enabled: false } },
  );
  await settled();
  expect(load).not.toHaveBeenCalled();
  rerender({ enabled: true });
  await settled();
  expect(result.current.module).toBe("code");
  expect(renderHook(() => useLazy(source, true)).result.current.module).toBe(
    "code",
  );
  expect(load).toHaveBeenCalledOnce();
});

it.each([
  [
    "retry is called",
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
])("retries when %s", async (_, retry) => {
  const { load, source } = createLazy();
  const { result } = renderHook(() => useLazy(source, true));
  await settled();
  expect(result.current).toMatchObject({ module: null, failed: true });
  act(() => {
    retry(result.current.retry);
  });
  await settled();
  expect(result.current).toMatchObject({ module: "code", failed: false });
  expect(load).toHaveBeenCalledTimes(2);
});

it("shows the fallback, the error and the loaded code", async () => {
  const { source } = createLazy();
  render(
    <Lazy code={source} fallback="Waiting">
      {(code) => `Here: ${code}`}
    </Lazy>,
  );
  expect(screen.getByText("Waiting")).toBeTruthy();
  await settled();
  fireEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(screen.getByText("Waiting")).toBeTruthy();
  await settled();
  expect(screen.getByText("Here: code")).toBeTruthy();
});

it("shows an error toast and calls onError", async () => {
  const errorToast = vi.spyOn(toasts, "errorToast");
  const onError = vi.fn();
  const { source } = createLazy();
  const { container } = render(
    <Lazy code={source} errorMessage="It failed." onError={onError}>
      {(code) => code}
    </Lazy>,
  );
  await settled();
  expect(errorToast).toHaveBeenCalledExactlyOnceWith("It failed.");
  expect(onError).toHaveBeenCalledOnce();
  expect(container.textContent).toBe("");
});
