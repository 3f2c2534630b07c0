import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { VersionNav } from "~/features/bible/version-nav";
import { urls } from "~/shared/urls";
import { LinkButton } from "~/ui/link-button";
import { Icon, type IconName } from "~/ui/icon";
import { generatorHref, passageHref } from "../verse-of-the-day";
import { dailyHref, getAdjacentDays } from "../daily-view";
import type { DailyPageBodyProps } from "./daily-page-data";

type DailyLinksProps = Omit<DailyPageBodyProps, "actions">;

export function DailyTopBar({ view, variant, today }: DailyLinksProps) {
  const { kind, version } = view;
  const date = view.date === today ? null : view.date;
  return (
    <div className="-mx-2 mb-2 flex items-center justify-between">
      <LinkButton variant="quiet" to={urls.root}>
        <Icon name="arrow-left" />
        Back
      </LinkButton>
      {kind === "verse" && (
        <VersionNav
          current={version}
          getHref={({ id }) => dailyHref(kind, variant, date, id)}
          className="mr-2"
        />
      )}
    </div>
  );
}

/** Links to the adjacent days, the archive, the Bible reader, the generator and the other daily pages. */
export function DailyLinks({
  view,
  variant,
  today,
  signedIn,
}: DailyLinksProps) {
  const { kind, date, title, version } = view;
  const { earlier, later } = getAdjacentDays(date, today);
  const dateParam = date === today ? null : date;
  const isVerse = kind === "verse";
  const isOrnate = variant === "ornate";
  const otherVariant = isOrnate ? "gradient" : "ornate";
  const otherKind = isVerse ? "prayer" : "verse";
  return (
    <>
      <nav
        aria-label="Other days"
        className="mt-4 grid grid-cols-[1fr_auto_1fr] items-center gap-2 tight:flex tight:flex-wrap"
      >
        {earlier !== undefined && (
          <LinkButton
            variant="quiet"
            to={dailyHref(kind, variant, earlier, version)}
            className="mr-auto"
          >
            <Icon name="chevron-left" />
            <span>
              Previous<span className="max-sm:sr-only"> day</span>
            </span>
          </LinkButton>
        )}
        <LinkButton
          variant="quiet"
          to={urls.dailyArchive(kind, date.slice(0, 7))}
          className="col-start-2"
        >
          <Icon name="calendar" />
          All days
        </LinkButton>
        {later !== undefined && (
          <LinkButton
            variant="quiet"
            to={dailyHref(kind, variant, later, version)}
            className="ml-auto"
          >
            {later === null ? (
              "Today"
            ) : (
              <span>
                Next<span className="max-sm:sr-only"> day</span>
              </span>
            )}
            <Icon name="chevron-right" />
          </LinkButton>
        )}
      </nav>
      <ul className="card mt-4 divide-y divide-line overflow-hidden">
        {isVerse && (
          <>
            <MoreLink
              to={passageHref(title, version, signedIn)}
              icon="book-open"
            >
              Read in the Bible
            </MoreLink>
            <MoreLink to={generatorHref(title, version)} icon="image">
              Make a verse image
            </MoreLink>
          </>
        )}
        <MoreLink
          to={dailyHref(kind, otherVariant, dateParam, version)}
          icon={isOrnate ? "sun" : "bible"}
        >
          {isOrnate
            ? "View in the colours of the season"
            : "View as an illuminated page"}
        </MoreLink>
        <MoreLink
          to={dailyHref(otherKind, variant, dateParam)}
          icon={otherKind}
        >
          Go to this day's {otherKind}
        </MoreLink>
      </ul>
    </>
  );
}

function MoreLink({
  to,
  icon,
  children,
}: {
  to: string;
  icon: IconName;
  children: ReactNode;
}) {
  return (
    <li>
      <Link
        to={to}
        className="flex touch items-center gap-3 px-4 py-3 transition-colors hover:bg-sunken focus-visible:-outline-offset-3"
      >
        <Icon name={icon} className="size-5 text-gold" />
        {children}
        <Icon name="chevron-right" className="ml-auto size-4 text-ink-soft" />
      </Link>
    </li>
  );
}
