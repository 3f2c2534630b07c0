/** Of what stands above a page's content, for the offer to install. */
export const offerPlace = "offer";

/** A part of the page: what is shown in it covers nothing. */
export function OfferPlace() {
  return <div id={offerPlace} />;
}
