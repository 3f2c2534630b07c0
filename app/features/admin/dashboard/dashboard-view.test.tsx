// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import {
  cleanup,
  fireEvent,
  render,
  screen,
  within,
} from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, expect, it, vi } from "vitest";
import { toDay } from "~/features/analytics/period";
import type { Dashboard } from "../metrics";
import { DashboardView } from "./dashboard-view";

// The tests render without a router.
vi.mock("@remix-run/react", () => ({
  Link: ({ to, children }: { to: string; children: ReactNode }) => (
    <a href={to}>{children}</a>
  ),
  useNavigate: () => vi.fn(),
  useRevalidator: () => ({ revalidate: vi.fn() }),
  useLoaderData: () => null,
  useLocation: () => ({ pathname: "/admin", search: "" }),
}));

afterEach(cleanup);

const now = Date.parse("2026-11-23T10:00:00Z");
const today = toDay(now);
const buildMetric = (total: number, previous: number) => ({
  total,
  completed: total,
  previous,
  series: [
    { date: "2026-11-22", value: 0 },
    { date: "2026-11-23", value: total },
  ],
});
const nothing = { textPosts: 0, verseImages: 0, prayerRequests: 0 };
const rest = { events: 0, videos: 0, images: 0 };

const full: Dashboard = {
  period: {
    start: today - 6,
    end: today,
    fullDays: 7,
    isRange: false,
  },
  stats: { totalUsers: 1_234_567, totalPosts: 12 },
  analytics: {
    users: buildMetric(112, 100),
    sessionTime: buildMetric(3720, 3720),
    sessions: 3,
    pages: [{ name: "bible", value: 8 }],
    games: [{ name: "Unscramble", value: 2 }],
  },
  engagement: {
    posts: buildMetric(7, 14),
    likes: buildMetric(0, 0),
    comments: buildMetric(3, 0),
    newUsers: buildMetric(0, 5),
  },
  content: {
    shares: { ...nothing, ...rest, textPosts: 75, images: 25 },
    counts: { ...nothing, ...rest, textPosts: 3, images: 1 },
    total: 4,
  },
  daily: {
    verse: { likesCount: 5, sharesCount: 6 },
    prayer: { likesCount: 7, sharesCount: 8 },
  },
  games: [{ id: "memory", title: "Memory", isOpen: false }],
};

function renderDashboard(dashboard: Dashboard) {
  const power = {
    hasAccess: true,
    adminAccess: "none",
    isPowerAdmin: true,
  } as const;
  render(
    <QueryClientProvider client={new QueryClient()}>
      <DashboardView
        page={{
          view: "dashboard",
          dashboard,
          access: power,
          viewerId: "0193",
          now,
          search: {},
        }}
      />
    </QueryClientProvider>,
  );
}

const region = (name: string) => within(screen.getByRole("region", { name }));
const hrefs = () =>
  screen
    .getAllByRole("link")
    .map((link) => link.getAttribute("href") ?? "")
    .filter((href) => href.includes("view="));

it("links its cards to their views with the period", () => {
  renderDashboard(full);
  expect(hrefs()).toEqual([
    "/admin?view=users",
    "/admin?view=posts",
    "/admin?view=daily-users&days=7",
    "/admin?view=session-analytics&days=7",
  ]);
  expect(screen.getByText("1,234,567")).toBeTruthy();
  expect(region("Avg. Session").getAllByText("1h 2m").length).toBeGreaterThan(
    0,
  );
});

it("compares each metric with the previous period and shows it as a table", () => {
  renderDashboard(full);
  const users = region("Active Users");
  expect(users.getByText("12% more than the 7 days before")).toBeTruthy();
  expect(
    users.getByRole("table", { name: "Active Users by day" }),
  ).toBeTruthy();
  const engagement = region("Engagement Metrics");
  for (const sentence of [
    "50% less than the 7 days before",
    "None, like the 7 days before",
    "More than the 7 days before, which had none",
    "100% less than the 7 days before",
  ]) {
    expect(engagement.getByText(sentence)).toBeTruthy();
  }
  expect(
    region("Content Distribution").getByText("Most are Text Posts: 75%"),
  ).toBeTruthy();
  expect(region("Page Analytics").getByText("Most: Bible, 8")).toBeTruthy();
});

it("excludes the unfinished day from comparisons and marks it", () => {
  renderDashboard({ ...full, period: { ...full.period, fullDays: 6 } });
  const users = region("Active Users");
  expect(
    users.getByText("12% more than the 6 days before (excluding today)"),
  ).toBeTruthy();
  expect(users.getByText("Nov 23, 2026 (so far)")).toBeTruthy();
  expect(users.getByText(/Nov 23, so far/)).toBeTruthy();
});

it("compares nothing if the period is only today", () => {
  renderDashboard({
    ...full,
    period: { ...full.period, start: today, fullDays: 0 },
  });
  expect(region("Active Users").getByText("Today so far")).toBeTruthy();
});

it("hides active users and session time if they are 0", () => {
  renderDashboard({
    ...full,
    analytics: {
      users: buildMetric(0, 3),
      sessionTime: buildMetric(0, 0),
      sessions: 0,
      pages: [],
      games: [],
    },
  });
  expect(screen.queryByText("Active Users")).toBeNull();
  expect(screen.queryByText("Avg. Session")).toBeNull();
  expect(screen.getByText("No page analytics data available")).toBeTruthy();
  expect(screen.getByText("No game analytics data available")).toBeTruthy();
});

it("shows an error for each part that failed to load", () => {
  const { period } = full;
  renderDashboard({
    period,
    stats: null,
    analytics: null,
    engagement: null,
    content: null,
    daily: null,
    games: null,
  });
  expect(
    screen
      .getAllByRole("alert")
      .map((alert) => alert.querySelector("p")?.textContent),
  ).toEqual([
    "Failed to fetch stats",
    "Failed to fetch engagement",
    "Failed to fetch analytics",
    "Failed to fetch analytics",
    "Failed to fetch daily content",
    "Failed to fetch content distribution",
    "Failed to fetch games",
  ]);
});

it("sends changes of the daily counts and of open games", async () => {
  const send = vi.fn<typeof fetch>(() => Promise.resolve(Response.json({})));
  vi.stubGlobal("fetch", send);
  renderDashboard(full);
  for (const name of ["+5 likes of the Verse of the Day", "Open Memory"]) {
    fireEvent.click(screen.getByRole("button", { name }));
  }
  await vi.waitFor(() => {
    expect(send).toHaveBeenCalledTimes(2);
  });
  expect(send.mock.calls.map(([url, init]) => [url, init?.body])).toEqual([
    [
      "/api/admin/verse-engagement",
      JSON.stringify({ action: "increase", type: "likes", amount: 5 }),
    ],
    ["/api/admin/games", JSON.stringify({ game: "memory", desired: true })],
  ]);
  vi.unstubAllGlobals();
});
