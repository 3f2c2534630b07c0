/** The slot above a page's content, for the install offer and the offline message. */
export const bannerSlotId = "banner-slot";

export function BannerSlot() {
  return <div id={bannerSlotId} className="peer" />;
}
