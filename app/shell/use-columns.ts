import { useEffect, useState } from "react";
import { saysPhone } from "~/shared/phone";

async function load() {
  return (await import("./desktop-columns")).desktopColumns;
}

type Columns = Awaited<ReturnType<typeof load>>;

/**
 * Here before the first drawing wherever the server draws them: for all but phones. Should the
 * network fail just now, the page goes on without them.
 */
const atFirst =
  import.meta.env.SSR || !saysPhone(navigator.userAgent)
    ? await load().catch(() => null)
    : null;

/**
 * The columns beside the page; null on a phone, where no width would show them. Should its window
 * become wide all the same, they are fetched then.
 */
export function useColumns(drawnByServer: boolean): Columns | null {
  const [columns, setColumns] = useState(drawnByServer ? atFirst : null);
  useEffect(() => {
    if (columns) return;
    const wide = matchMedia("(width >= 64rem)");
    const follow = () => {
      if (wide.matches) void load().then(setColumns);
    };
    follow();
    wide.addEventListener("change", follow);
    return () => {
      wide.removeEventListener("change", follow);
    };
  }, [columns]);
  return columns;
}
