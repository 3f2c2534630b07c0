import { resource } from "~/platform/problem.server";
import { AppError } from "~/shared/errors";

/** An address under /api that nothing answers, whatever the method. */
export const loader = resource(() => {
  throw new AppError("not_found");
});

export const action = loader;
