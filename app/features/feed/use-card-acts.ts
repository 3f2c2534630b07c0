import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import type { Post } from "~/features/posts/post";
import { useSite } from "~/ui/site";
import { failureToast } from "~/ui/toast-store";
import type { CardAct } from "./card-acts";

const load = () => import("./card-acts");

type Acts = Awaited<ReturnType<typeof load>>;

/** Runs one of a card's acts as soon as their code is here. */
export function useCardActs(post: Post) {
  const client = useQueryClient();
  const { productName } = useSite();
  return (run: (acts: Acts, card: CardAct) => unknown) => {
    load().then(
      (acts) => run(acts, { client, post, productName }),
      () => {
        failureToast("Please check your connection and try again.");
      },
    );
  };
}

/** Once a list: has that code come before it can be needed. */
export function usePreparedActs(): void {
  useEffect(() => {
    const prepare = () => {
      load().catch(() => undefined);
    };
    const once = { once: true };
    addEventListener("pointerdown", prepare, once);
    addEventListener("keydown", prepare, once);
    return () => {
      removeEventListener("pointerdown", prepare);
      removeEventListener("keydown", prepare);
    };
  }, []);
}
