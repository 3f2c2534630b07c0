// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import type { ComponentProps, ReactNode } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { ApiError } from "~/client/api-client";
import * as api from "~/client/api-client";
import * as toasts from "~/ui/toast-store";
import { accessDenied } from "~/features/users/admin-level";
import { signInAgainMessage } from "../action-text";
import type { AdminUser } from "../users";
import { UserCard } from "./user-card";

/** Every revalidation replaces it. */
let pageData = {};
const revalidate = vi.fn();

// The tests render without a router.
vi.mock("@remix-run/react", () => ({
  Link: ({ to, children }: { to: string; children: ReactNode }) => (
    <a href={to}>{children}</a>
  ),
  useRevalidator: () => ({ revalidate }),
  useLoaderData: () => pageData,
  useLocation: () => ({ pathname: "/admin", search: "?view=users" }),
}));

beforeEach(() => {
  // jsdom has no matchMedia, which dialogs call.
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  revalidate.mockClear();
});

const john: AdminUser = {
  id: "0193",
  firstName: "John",
  lastName: "Doe",
  username: "john.doe",
  profileImageUrl: null,
  email: "john@example.org",
  createdAt: "2026-03-01T00:00:00.000Z",
  adminAccess: "none",
  isPowerAdmin: false,
  isAdmin: false,
  isProtected: false,
  canSetPowerAdmin: false,
  suspension: null,
  totalPosts: 3,
  totalFollowers: 1234,
  totalFollowing: 0,
};
const power = {
  hasAccess: true,
  adminAccess: "none",
  isPowerAdmin: true,
} as const;
const write = {
  hasAccess: true,
  adminAccess: "write",
  isPowerAdmin: false,
} as const;
const read = {
  hasAccess: true,
  adminAccess: "read",
  isPowerAdmin: false,
} as const;

const show = (props: ComponentProps<typeof UserCard>) => {
  const client = new QueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  return render(<UserCard {...props} />, { wrapper });
};

const buttons = () =>
  screen
    .queryAllByRole("button")
    .map((button) => button.getAttribute("aria-label"));

it("shows the name, e-mail address and counts", () => {
  show({ user: john, access: read });
  expect(screen.getByRole("heading").textContent).toBe("John Doe");
  expect(screen.getByText("john@example.org")).toBeTruthy();
  expect(screen.getByText("1,234")).toBeTruthy();
  expect(screen.getByText("Joined March 2026")).toBeTruthy();
});

it("shows until when a user is suspended", () => {
  const until = "2026-06-06T18:30:00.000Z";
  const { rerender } = show({
    user: { ...john, suspension: { until } },
    access: read,
  });
  expect(
    screen.getByText("Suspended until 6 June 2026 at 18:30 UTC"),
  ).toBeTruthy();
  rerender(
    <UserCard user={{ ...john, suspension: { until: null } }} access={read} />,
  );
  expect(screen.getByText("Permanently suspended")).toBeTruthy();
});

it("falls back to 'Unknown User'", () => {
  const unnamed = { ...john, firstName: null, lastName: null, username: "" };
  show({ user: unnamed, access: read });
  expect(screen.getByRole("heading").textContent).toBe("Unknown User");
});

it("lets only power admins manage permissions", () => {
  const { rerender } = show({ user: john, access: power });
  expect(buttons()).toEqual([
    "Delete John Doe",
    "Warn or Suspend John Doe",
    "Manage Permissions for John Doe",
  ]);
  rerender(<UserCard user={john} access={write} />);
  expect(buttons()).toEqual(["Delete John Doe", "Warn or Suspend John Doe"]);
  rerender(<UserCard user={{ ...john, isProtected: true }} access={power} />);
  expect(buttons()).toEqual([]);
});

it("tells read-only admins that they have read-only access", () => {
  const toast = vi.spyOn(toasts, "toast");
  const send = vi.spyOn(api, "sendJson");
  show({ user: john, access: read });
  const deleteButton = screen.getByRole("button", { name: "Delete John Doe" });
  expect(deleteButton.getAttribute("aria-disabled")).toBe("true");
  expect(deleteButton.title).toBe("Read-only access");
  fireEvent.click(deleteButton);
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(toast.mock.lastCall?.[0].title).toBe("Read-only access");
  expect(send).not.toHaveBeenCalled();
});

it("confirms before deleting and sends the reason", async () => {
  const send = vi.spyOn(api, "sendJson").mockResolvedValue(null);
  const toast = vi.spyOn(toasts, "toast");
  const { rerender } = show({ user: john, access: write });
  fireEvent.click(screen.getByRole("button", { name: "Delete John Doe" }));
  const dialog = screen.getByRole("dialog", { name: "Delete User" });
  expect(dialog.textContent).toContain("permanently deletes John Doe");
  fireEvent.change(screen.getByLabelText("Reason"), {
    target: { value: "Spam" },
  });
  fireEvent.click(screen.getByRole("button", { name: "Delete User" }));
  await vi.waitFor(() => {
    expect(revalidate).toHaveBeenCalled();
  });
  expect(send.mock.lastCall?.[0]).toBe("/api/admin/users/0193");
  expect(send.mock.lastCall?.[2]).toEqual({
    method: "DELETE",
    body: { reason: "Spam", ban: false },
  });
  expect(toast.mock.lastCall?.[0]).toMatchObject({
    title: "Success",
    description: "User deleted successfully",
  });
  // It stays open until the page has new data.
  expect(screen.getByRole("dialog")).toBeTruthy();
  pageData = {};
  rerender(<UserCard user={john} access={write} />);
  expect(screen.queryByRole("dialog")).toBeNull();
});

it("reloads the list if someone else has deleted it, and then closes", async () => {
  vi.spyOn(api, "sendJson").mockRejectedValue(new ApiError(404, "", null));
  const { rerender } = show({ user: john, access: write });
  fireEvent.click(screen.getByRole("button", { name: "Delete John Doe" }));
  fireEvent.click(screen.getByRole("button", { name: "Delete User" }));
  await vi.waitFor(() => {
    expect(revalidate).toHaveBeenCalled();
  });
  expect(screen.getByRole("dialog")).toBeTruthy();
  pageData = {};
  rerender(<UserCard user={john} access={write} />);
  expect(screen.queryByRole("dialog")).toBeNull();
});

it("leaves the admin area if the viewer has lost access", async () => {
  const assign = vi.fn();
  vi.stubGlobal("location", { href: location.href, assign });
  vi.spyOn(api, "sendJson").mockRejectedValue(
    new ApiError(403, "", {
      type: "about:blank",
      title: "You don't have permission to do this",
      status: 403,
      detail: accessDenied,
    }),
  );
  show({ user: john, access: write });
  fireEvent.click(screen.getByRole("button", { name: "Delete John Doe" }));
  fireEvent.click(screen.getByRole("button", { name: "Delete User" }));
  await vi.waitFor(() => {
    expect(assign).toHaveBeenCalledWith("/");
  });
  vi.unstubAllGlobals();
});

it("shows an error toast and stays open if deleting fails", async () => {
  vi.spyOn(api, "sendJson").mockRejectedValue(new ApiError(500, "", null));
  const failure = vi.spyOn(toasts, "errorToast");
  show({ user: john, access: write });
  fireEvent.click(screen.getByRole("button", { name: "Delete John Doe" }));
  fireEvent.click(screen.getByRole("button", { name: "Delete User" }));
  await vi.waitFor(() => {
    expect(failure).toHaveBeenCalledWith("Failed to delete user");
  });
  expect(screen.getByRole("dialog")).toBeTruthy();
});

it("asks for a new sign-in before changing permissions", async () => {
  const send = vi.spyOn(api, "sendJson").mockRejectedValue(
    new ApiError(403, "", {
      type: "about:blank",
      title: "You don't have permission to do this",
      status: 403,
      detail: signInAgainMessage,
    }),
  );
  show({ user: john, access: power });
  fireEvent.click(
    screen.getByRole("button", { name: "Manage Permissions for John Doe" }),
  );
  for (const permission of [
    "reads reports",
    "warns and suspends",
    "hides and deletes",
  ]) {
    expect(screen.getByRole("dialog").textContent).toContain(permission);
  }
  fireEvent.click(screen.getByRole("radio", { name: /^Write/ }));
  fireEvent.click(screen.getByRole("button", { name: "Save" }));
  const again = await screen.findByRole("link", { name: "Sign in again" });
  expect(again.getAttribute("href")).toBe(
    "/api/login?returnTo=%2Fadmin%3Fview%3Dusers&forceLogin=1",
  );
  expect(again.closest("[role=alert]")?.textContent).toBe(
    "You signed in too long ago to change this. Sign in again in a new tab, then come back and choose “Save”.",
  );
  expect(send.mock.lastCall?.[2]).toEqual({
    method: "PATCH",
    body: { adminAccess: "write", isAdmin: true, reason: "" },
  });
});

it.each([
  [false, "Make Power Admin", "read the audit log"],
  [true, "Remove Power Admin", "loses all admin access"],
])(
  "lets the owner confirm a change of a power admin (%s), and shows why it was refused",
  async (isPowerAdmin, title, explanation) => {
    const detail = "A power admin needs a verified e-mail address.";
    const send = vi.spyOn(api, "sendJson").mockRejectedValue(
      new ApiError(409, "", {
        type: "about:blank",
        title: "This has changed in the meantime",
        status: 409,
        detail,
      }),
    );
    const failure = vi.spyOn(toasts, "errorToast");
    const user = { ...john, isPowerAdmin, isProtected: isPowerAdmin };
    const { rerender } = show({ user, access: power });
    const label = `${title}: John Doe`;
    expect(buttons()).not.toContain(label);
    rerender(
      <UserCard user={{ ...user, canSetPowerAdmin: true }} access={power} />,
    );
    fireEvent.click(screen.getByRole("button", { name: label }));
    const dialog = screen.getByRole("dialog", { name: title });
    expect(dialog.textContent).toContain("John Doe");
    expect(dialog.textContent).toContain(explanation);
    fireEvent.change(screen.getByLabelText("Reason"), {
      target: { value: "Asked for it" },
    });
    fireEvent.click(screen.getByRole("button", { name: title }));
    await vi.waitFor(() => {
      expect(failure).toHaveBeenCalledWith(detail);
    });
    expect(send.mock.lastCall?.[0]).toBe("/api/admin/users/0193/power-admin");
    expect(send.mock.lastCall?.[2]).toEqual({
      method: "PUT",
      body: { desired: !isPowerAdmin, reason: "Asked for it" },
    });
    expect(revalidate).toHaveBeenCalled();
  },
);
