import { QueryClient } from "@tanstack/react-query";
import { expect, it } from "vitest";
import { updateCachedUser } from "./user-cache";

const ruth = {
  id: "ruth",
  username: "ruth",
  firstName: "Ruth",
  lastName: null,
  profileImageUrl: null,
};
const naomi = { ...ruth, id: "naomi", username: "naomi", firstName: "Naomi" };

it("updates a user in every cached query and keeps the identity of other data", () => {
  const client = new QueryClient();
  const pages = {
    pages: [
      { items: [{ id: "1", user: ruth }], next: null },
      { items: [{ id: "2", user: naomi }], next: null },
    ],
  };
  client.setQueryData(["posts"], pages, { updatedAt: 7 });
  client.setQueryData(["viewer"], { ...ruth, bio: null });
  client.setQueryData(["chapter"], null);
  const others = { people: [naomi], id: "ruth" };
  client.setQueryData(["others"], others);

  updateCachedUser(client, { ...ruth, firstName: "Ruth Anne", bio: "Gleans" });

  const now = client.getQueryData<typeof pages>(["posts"]);
  expect(now?.pages[0]?.items[0]?.user).toEqual({
    ...ruth,
    firstName: "Ruth Anne",
  });
  expect(now?.pages[1]).toBe(pages.pages[1]);
  expect(client.getQueryState(["posts"])?.dataUpdatedAt).toBe(7);
  expect(client.getQueryData(["viewer"])).toEqual({
    ...ruth,
    firstName: "Ruth Anne",
    bio: "Gleans",
  });
  expect(client.getQueryData(["others"])).toBe(others);
});
