import { urls } from "~/shared/urls";
import { Icon } from "~/ui/icon";
import { IntentLink } from "~/ui/intent-link";
import { useSite } from "~/ui/site";
import type { FeedType } from "./feed";
import { feedTabHref, feedTabs } from "./feed-tab";

const prayerTab = feedTabs[3];

const notices = [
  {
    icon: "book-open",
    title: "A quiet moment with Scripture",
    text: "Read on where you left off, in the KJV or the WEB.",
    action: "Open the Bible",
    to: urls.bible(),
  },
  {
    icon: "prayer",
    title: "Somebody has asked for prayer",
    text: "Take one request to heart today.",
    action: "See prayer requests",
    to: `${urls.home}${feedTabHref(prayerTab)}`,
  },
  {
    icon: "verse",
    title: "A verse worth passing on",
    text: "Choose the words, set them over a background, and share them.",
    action: "Make a verse card",
    to: urls.verseGenerator,
  },
] as const;

/**
 * decisions.md: where others sell space, a word of the house, and it says so. Each block has the next
 * one; none leads to where the reader is already.
 */
export function HouseNotice({
  block,
  type,
}: {
  block: number;
  type: FeedType;
}) {
  const { productName } = useSite();
  const offered = notices.filter(
    ({ icon }) => icon !== "prayer" || type !== prayerTab.type,
  );
  const notice = offered[block % offered.length] ?? notices[0];
  return (
    <div className="rounded-card border border-gold/40 bg-gold-soft p-4 sm:p-5">
      <p className="text-xs font-semibold text-gold">From {productName}</p>
      <div className="mt-2 flex items-start gap-3">
        <Icon name={notice.icon} className="mt-1 size-6 text-gold" />
        <div className="min-w-0">
          <h2 className="font-serif text-lg text-ink">{notice.title}</h2>
          <p className="text-sm text-ink-soft">{notice.text}</p>
          <IntentLink
            to={notice.to}
            className="-mb-2 inline-flex touch items-center gap-1.5 text-sm font-semibold text-primary underline-offset-4 hover:underline"
          >
            {notice.action}
            <Icon name="arrow-right" className="size-4" />
          </IntentLink>
        </div>
      </div>
    </div>
  );
}
