import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, it } from "vitest";
import path from "node:path";
import { countVerses } from "./import/check.mjs";
import { dataDir, parse, readRows, textFile, versionData } from "./rows.mjs";

it.each(versionData.versions)(
  "the $id has a licence, a source and the checksum of its text",
  ({ id, language, direction }) => {
    const source = versionData.sources[id];
    const file = readFileSync(textFile(id));
    expect(source?.sha256).toBe(
      createHash("sha256").update(file).digest("hex"),
    );
    expect(source?.licence).toMatch(/^(Public domain|CC0)/);
    expect(source?.source).not.toBe("");
    expect(Intl.getCanonicalLocales(language)).toEqual([language]);
    expect(["ltr", "rtl"]).toContain(direction);
  },
);

it("verse-counts.json has the verse counts of each version", async () => {
  const file = readFileSync(path.join(dataDir, "verse-counts.json"), "utf8");
  const counts = versionData.versions.map(async ({ id }) => [
    id.toLowerCase(),
    countVerses(await readRows(id)),
  ]);
  expect(parse(file)).toEqual(Object.fromEntries(await Promise.all(counts)));
});

it("the KJV and the WEB are first, and the KJV is the default", () => {
  const ids = versionData.versions.map(({ id }) => id);
  expect(ids.slice(0, 2)).toEqual(["KJV", "WEB"]);
});

describe("the RV1909", () => {
  /** @type {Map<string, import("./rows.mjs").Row>} */
  let rows;
  beforeAll(async () => {
    rows = new Map(
      (await readRows("RV1909")).map((row) => [
        `${row.book} ${row.chapter}:${row.verse}`,
        row,
      ]),
    );
  });

  it("has 31,102 verses, none empty, without Strong's numbers or lost blanks", () => {
    expect(rows.size).toBe(31_102);
    for (const [name, { text, m = "" }] of rows) {
      expect(text, name).toMatch(/\p{L}{2}/u);
      expect(text, name).not.toMatch(
        /[\d<>]|\p{Ll}\p{Lu}|[,;:.?!]\p{L}| [,;:.?!]|,,/u,
      );
      expect(m, name).not.toMatch(/strong|<\/i>\p{L}/iu);
    }
  });

  // The verses whose text was in a neighbour, and their neighbours.
  it.each([
    ["JHN 3:16", "Porque de tal manera amó Dios al mundo", "vida eterna."],
    ["NUM 12:16", "Y DESPUÉS movió el pueblo de Haseroth", "de Parán."],
    ["NUM 13:1", "Y Jehová habló á Moisés", "diciendo:"],
    ["NUM 13:32", "Y vituperaron entre", "de grande estatura."],
    ["NUM 13:33", "También vimos allí gigantes", "así les parecíamos á ellos."],
    ["NUM 29:40", "Y MOISÉS dijo", "le había mandado."],
    ["NUM 30:15", "Mas si las anulare", "el pecado de ella."],
    ["NUM 30:16", "Estas son las ordenanzas", "en casa de su padre."],
    ["JDG 14:18", "Y al séptimo día", "descubierto mi enigma."],
    ["JDG 14:19", "Y el espíritu de Jehová", "á casa de su padre."],
    ["JDG 14:20", "Y la mujer de Samsón", "se acompañaba."],
    ["1SA 23:29", "ENTONCES David subió de allí", "en Engaddi."],
    ["1SA 24:1", "Y como Saúl volvió", "de Engaddi."],
    ["1SA 24:22", "Entonces David juró á Saúl.", "al sitio fuerte."],
    ["2SA 20:25", "Y Seba, escriba;", "sacerdotes;"],
    ["2SA 20:26", "é Ira Jaireo", "cerca de David."],
    ["1KI 22:43", "Y anduvo en todo", "perfumes en los altos."],
    ["1KI 22:44", "Y Josaphat hizo paz", "rey de Israel."],
    ["1KI 22:53", "Porque sirvió á Baal", "su padre había hecho."],
    ["1CH 21:15", "Y envió Jehová el ángel", "Ornán Jebuseo."],
    ["1CH 21:30", "Mas David no pudo", "del ángel de Jehová."],
    ["2CH 33:11", "por lo cual Jehová trajo", "á Babilonia."],
    ["2CH 33:25", "Mas el pueblo de la tierra", "Josías su hijo."],
    ["JOB 35:15", "Mas ahora, porque en su ira", "con rigor,"],
    ["JOB 35:16", "por eso Job abrió", "sin sabiduría."],
    ["JOB 38:39", "¿CAZARÁS tú la presa", "de los leoncillos,"],
    ["JOB 38:41", "¿Quién preparó al cuervo", "carecer de comida?"],
    ["JOB 39:1", "¿Sabes tú el tiempo", "están pariendo?"],
    ["JOB 39:26", "¿Vuela el gavilán", "sus alas?"],
    ["JOB 39:27", "¿Se remonta el águila", "su nido?"],
    ["JOB 39:28", "Ella habita y está", "de la roca."],
    ["JOB 39:29", "Desde allí acecha", "de muy lejos."],
    ["JOB 39:30", "Sus pollos chupan", "allí está."],
    ["JOB 40:1", "A más de eso respondió", "y dijo:"],
    ["JOB 40:2", "¿Es sabiduría", "responda á esto."],
    ["JOB 40:3", "Y respondió Job", "y dijo:"],
    ["JOB 40:4", "He aquí que yo soy vil", "sobre mi boca."],
    ["JOB 40:5", "Una vez hablé", "tornaré á hablar."],
    ["JOB 40:6", "ENTONCES respondió Jehová", "y dijo:"],
    ["JOB 40:24", "¿Tomarálo alguno", "su nariz?"],
    ["JOB 41:1", "¿SACARÁS tú al leviathán", "en su lengua?"],
    ["HOS 11:12", "CERCÓME Ephraim", "con los santos."],
    ["HOS 12:14", "Enojado ha Ephraim á Dios", "su oprobio."],
    ["JON 1:17", "MAS Jehová había prevenido", "tres noches."],
    ["JON 2:9", "Yo empero con voz", "pertenece á Jehová."],
    ["JON 2:10", "Y mandó Jehová al pez", "en tierra."],
    ["ACT 19:40", "Porque peligro hay", "de este concurso."],
    ["ACT 19:41", "Y habiendo dicho esto", "la concurrencia."],
    ["2CO 13:12", "Saludaos los unos", "ósculo santo."],
    ["2CO 13:13", "Todos los santos", "os saludan."],
    ["2CO 13:14", "La gracia del Señor", "Amén."],
    ["1KI 3:5", "Y aparecióse Jehová", "Pide lo que quisieres que yo te dé."],
    ["GEN 19:12", "Y dijeron los varones á Lot", "sácalo de este lugar:"],
  ])("%s is '%s …%s'", (name, start, end) => {
    const text = rows.get(name)?.text ?? "";
    expect(text.slice(0, start.length)).toBe(start);
    expect(text.slice(-end.length)).toBe(end);
  });

  it("has psalm titles, letters and colophons beside the verses", () => {
    const psalms = [...rows.values()].filter(({ book }) => book === "PSA");
    const titled = psalms.filter(({ head }) => head !== undefined);
    expect(titled).toHaveLength(116 + 22);
    expect(rows.get("PSA 3:1")).toMatchObject({
      head: ["Salmo de David, cuando huía de delante de Absalom su hijo."],
      text: "¡OH Jehová, cuánto se han multiplicado mis enemigos! muchos se levantan contra mí.",
    });
    expect(rows.get("PSA 119:9")).toMatchObject({ head: ["BETH."] });
    expect(rows.get("PSA 111:1")?.text).toMatch(/^Aleluya\. ALABARÉ/);
    expect(rows.get("2CO 13:14")?.tail?.[0]).toMatch(/^La segunda/);
    const tails = [...rows.values()].filter(({ tail }) => tail !== undefined);
    expect(tails).toHaveLength(14);
  });
});
