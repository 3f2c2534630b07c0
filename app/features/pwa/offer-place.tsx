/** Of what stands above a page's content: the offer to install, and that a page cannot be had. */
export const offerPlace = "offer";

/** A part of the page: what is shown in it covers nothing. */
export function OfferPlace() {
  return <div id={offerPlace} className="peer" />;
}
