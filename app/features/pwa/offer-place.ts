/** The id of what stands above a page's content, for the offer to install (install-place.tsx). */
export const offerPlace = "offer";
