// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { fakeCaches } from "../../../../tests/helpers/cache-storage";
import { ReadOffline } from "./read-offline";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it("shows a running download, which can be cancelled, after leaving the page and returning", async () => {
  vi.stubGlobal("caches", fakeCaches().caches);
  vi.stubGlobal("navigator", {
    storage: { persist: () => Promise.resolve(true) },
  });
  const fetchFile = vi.fn((_path: string, { signal }: RequestInit) => {
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        controller.enqueue(new TextEncoder().encode("{}\n{}\n"));
        signal?.addEventListener("abort", () => {
          controller.error(signal.reason);
        });
      },
    });
    return Promise.resolve(new Response(body));
  });
  vi.stubGlobal("fetch", fetchFile);
  const client = new QueryClient();
  const open = () =>
    render(
      <QueryClientProvider client={client}>
        <ReadOffline />
      </QueryClientProvider>,
    );
  const { unmount } = open();
  fireEvent.click(await screen.findByRole("button", { name: /^Download.*Ja/ }));
  await screen.findByText(/^2 of 1,189 chapters/);
  unmount();

  open();
  await screen.findByText(/^2 of 1,189 chapters/);
  fireEvent.click(screen.getByRole("button", { name: /^Cancel.*King James/ }));
  await screen.findByRole("button", { name: /^Download.*King James/ });
  expect(fetchFile).toHaveBeenCalledOnce();
});
