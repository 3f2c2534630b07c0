import type { About, Audience } from "~/features/about/about";
import { urls } from "~/shared/urls";
import type { ApiClient } from "./api-client";
import type { SignedIn } from "./seeds";

export const john1135 = { book: "John", chapter: 11, verse: 35 };
export const toAll = (audience: Audience) => ({
  faithJourney: audience,
  favouriteVerses: audience,
  prayerIntentions: audience,
});
export const written = {
  faithJourney: "Baptised at Easter",
  prayerIntentions: "My brother",
  audiences: toAll("everyone"),
};
export const readAbout = async (who: ApiClient, { id }: SignedIn) =>
  (await who.get(urls.api.about(id))).json<About>();
export const writeAbout = ({ id, client }: SignedIn, body: unknown) =>
  client.send("PUT", urls.api.about(id), { body });
