import { expect, it } from "vitest";
import type { Favourite } from "~/features/bible/favourites/favourite";
import { urls } from "~/shared/urls";
import { expectProblem } from "../helpers/problem";
import { newPerson, type SignedIn } from "../helpers/seeds";

const john316 = { book: "John", chapter: 3, verse: 16 };
const url = urls.api.favourites;

const setFavourite = (user: SignedIn, body: unknown) =>
  user.client.post(url, body);

const list = async ({ client }: SignedIn) =>
  (await client.get(url)).json<Favourite[]>();

it("stores several verses as one favourite, beside single ones", async () => {
  const user = await newPerson();
  const several = { ...john316, verses: "16-18,21" };
  for (const body of [several, john316, several]) {
    const response = await setFavourite(user, { ...body, desired: true });
    expect(response.status).toBe(200);
  }
  expect(await list(user)).toMatchObject([
    { ...john316, reference: "John 3:16" },
    { ...several, reference: "John 3:16–18, 21" },
  ]);
  const body = { ...several, desired: true, shown: true };
  expect(await (await setFavourite(user, body)).json()).toEqual({
    favourite: true,
    shown: true,
  });
  const about = await user.client.get(urls.api.about(user.id));
  expect(await about.json()).toMatchObject({
    favouriteVerses: [
      { text: /^For God so loved/ },
      { ...several, text: /^For God so .* … But he that doeth truth/ },
    ].map(({ text, ...rest }) => ({
      ...rest,
      text: expect.stringMatching(text) as string,
    })),
  });
  await setFavourite(user, { ...john316, desired: false });
  expect(await list(user)).toMatchObject([several]);
});

it.each(["16", "18-16", "16, 17", "17-18", "16-99", "16-", "x", "", 16])(
  "returns 422 for the verses %j",
  async (verses) => {
    const user = await newPerson();
    const body = { ...john316, verses, desired: true };
    await expectProblem(await setFavourite(user, body), 422);
    expect(await list(user)).toEqual([]);
  },
);
