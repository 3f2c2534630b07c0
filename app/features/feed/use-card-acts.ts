import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import type { Post } from "~/features/posts/post";
import { actFailures } from "~/shared/act-failures";
import { urls } from "~/shared/urls";
import { atFirstSign } from "~/ui/first-sign";
import { useSite } from "~/ui/site";
import { failureToast } from "~/ui/toast-store";
import type { CardAct } from "./card-acts";

const load = () => import("./card-acts");

type Acts = Awaited<ReturnType<typeof load>>;

type Named = keyof typeof actFailures | "share" | "hide";

/** Runs one of a card's acts as soon as their code is here; where it cannot come, says what failed. */
export function useCardActs(post: Post) {
  const client = useQueryClient();
  const { productName } = useSite();
  return (name: Named, run: (acts: Acts, card: CardAct) => unknown) => {
    load().then(
      (acts) => run(acts, { client, post, productName }),
      () => {
        // A link needs no network: what a device offers when its own ways to share are closed.
        if (name === "share")
          prompt("Copy this link:", location.origin + urls.post(post.id));
        else
          failureToast(
            name === "hide"
              ? "Please check your connection and try again."
              : actFailures[name],
          );
      },
    );
  };
}

/** Once a list: has that code come before it can be needed. */
export function usePreparedActs(): void {
  useEffect(
    () =>
      atFirstSign(() => {
        load().catch(() => undefined);
      }),
    [],
  );
}
