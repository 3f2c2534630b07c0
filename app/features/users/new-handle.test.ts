import { describe, expect, it } from "vitest";
import { handleChangeSchema } from "./handle-change";
import { buildHandle } from "./account.server";

describe("buildHandle", () => {
  it.each([
    ["Ruth", "Moab", "", "ruth.moab"],
    ["Ána María", "O'Brien-Núñez", "", "anamaria.obriennunez"],
    ["Ruth", null, "", "ruth"],
    ["Рут", "Рудая", "", "rut.rudaya"],
    ["Ελένη", "Moab", "", "eleni.moab"],
    ["محمد", null, "", "mhmd"],
    ["Al", null, "", "friend"],
    ["日本", null, "", "friend"],
    [null, null, "4711", "friend4711"],
    [
      "Alexandria",
      "Papadopoulos-Theodorou",
      "",
      "alexandria.papadopoulostheodor",
    ],
    ["a".repeat(29), "Moab", "", "a".repeat(29)],
    ["a".repeat(50), "Moab", "123456789", `${"a".repeat(21)}123456789`],
  ])("makes %s %s%s into %s", (firstName, lastName, number, made) => {
    expect(buildHandle({ firstName, lastName }, number)).toBe(made);
    const { data } = handleChangeSchema.safeParse({ username: made });
    expect(data).toEqual({ username: made });
  });
});
