import { Link } from "@remix-run/react";
import { SearchField } from "~/features/search/search-field";
import { urls } from "~/shared/urls";
import type { Viewer } from "~/shared/viewer";
import { Button } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { Logo } from "~/ui/logo";
import { AccountMenu } from "./account-menu";
import { notificationsBadge } from "./nav";
import { useEffect, useState } from "react";

/** CSS pixels (docs/product.md). */
const hideBelowPx = 100;
const showAbovePx = 10;

/** The top bar hides when the user scrolls down past 100 px. It reappears near the top, or when the user scrolls up. */
export function isBarHidden(
  hidden: boolean,
  previous: number,
  scrollY: number,
): boolean {
  if (scrollY < showAbovePx || scrollY < previous) return false;
  return hidden || (scrollY > previous && scrollY > hideBelowPx);
}

function useBarHidden(): boolean {
  const [hidden, setHidden] = useState(false);
  useEffect(() => {
    let previous = scrollY;
    const onScroll = () => {
      const from = previous;
      previous = scrollY;
      setHidden((was) => isBarHidden(was, from, previous));
    };
    addEventListener("scroll", onScroll, { passive: true });
    return () => {
      removeEventListener("scroll", onScroll);
    };
  }, []);
  return hidden;
}

/** Only on phones and tablets. While hidden, keyboard focus shows it again. */
export function TopBar({ viewer }: { viewer: Viewer }) {
  const hidden = useBarHidden();
  return (
    <header
      data-hidden={hidden}
      className="sticky top-(--banner) z-30 border-b border-line bg-background pt-[env(safe-area-inset-top)] transition-transform duration-200 focus-within:translate-y-0 data-[hidden=true]:-translate-y-[calc(100%+var(--banner))] data-[hidden=true]:focus-within:translate-y-0 lg:hidden"
    >
      <div className="flex h-14 items-center gap-2 px-4">
        <Link to={urls.home} className="flex touch items-center">
          <Logo size="size-7" className="tight:*:last:sr-only" />
        </Link>
        <SearchField
          className="ml-auto max-w-72 min-w-0 flex-1"
          placeholder="Find"
        />
        <Button asChild variant="quiet" size="icon" className="-mx-2.5">
          <Link to={urls.notifications()} {...notificationsBadge(viewer)}>
            <Icon name="bell" className="size-6" />
          </Link>
        </Button>
        <AccountMenu viewer={viewer} />
      </div>
    </header>
  );
}
