import { lazyCode } from "~/ui/lazy";

export const readOfflineModule = lazyCode(
  () => import("./download/read-offline"),
);
