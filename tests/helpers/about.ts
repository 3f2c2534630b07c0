import type { About, Audience } from "~/features/about/about";
import { urls } from "~/shared/urls";
import type { ApiClient } from "./api-client";
import type { SignedIn } from "./seeds";

export const john1135 = { book: "John", chapter: 11, verse: 35 };
export const allAudiences = (audience: Audience) => ({
  faithJourney: audience,
  favouriteVerses: audience,
  prayerIntentions: audience,
});
export const aboutBody = {
  faithJourney: "Baptised at Easter",
  prayerIntentions: "My brother",
  audiences: allAudiences("everyone"),
};
export const getAbout = async (viewer: ApiClient, { id }: SignedIn) =>
  (await viewer.get(urls.api.about(id))).json<About>();
export const putAbout = ({ id, client }: SignedIn, body: unknown) =>
  client.send("PUT", urls.api.about(id), { body });
