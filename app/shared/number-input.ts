import * as z from "zod/mini";

/** A number, or its digits as a query sends them. `z.coerce.number()` would also take `[7]`, `true`, null and "". */
/* @__NO_SIDE_EFFECTS__ */
export function numberInput(...checks: z.core.$ZodCheck<number>[]) {
  return z.pipe(
    z.transform((value: unknown) =>
      typeof value === "string" && value.trim() !== "" ? Number(value) : value,
    ),
    z.number().check(...checks),
  );
}
