import { expect, it } from "vitest";
import { formatVerseList } from "~/shared/verse-list";
import { parseReferences } from "./parse-references";

/** What people type, by what it means: USFM id, chapter, verses and, in brackets, the version. */
const forms = `
JHN 3:16 = John 3:16 | john 3:16 | JOHN 3:16 | Jn 3:16 | Jn. 3:16 | Jhn 3:16 | joh 3:16 | John3:16 | jn3:16 | John 3.16
JHN 3:16 = John 3 : 16 | John 3: 16 | John 3 16 | john 3 16 | jn 3 16 | John  3:16 | John 3：16 | John 3,16 | John 3, 16
JHN 3:16 = John 3/16 | John 3;16 | John 3v16 | John 3 v16 | John 3 v 16 | John 3 v. 16 | John 3 vs 16 | John 3 vs. 16 | John 3 ver 16
JHN 3:16 = John 3 verse 16 | John chapter 3 verse 16 | John ch 3 v 16 | John ch. 3 vs. 16 | John chap 3:16 | John Chapter 3, Verse 16
JHN 3:16 = John 3:16! | John 3:16? | John 3:16. | John 3:16, | John 3:16; | "John 3:16" | “John 3:16” | ‘John 3:16’ | 'John 3:16' | «John 3:16»
JHN 3:16 = (John 3:16) | [John 3:16] | in John 3:16 | In John 3:16. | read John 3:16 | see John 3:16 | cf. John 3:16 | go to John 3:16 | the gospel of John 3:16
JHN 3:16 = John 3:16a | John 3:16b | john 3 16a | St. John 3:16 | Gospel of St John 3:16 | the Gospel according to John 3:16 | John_3:16 | john+3:16
JHN 3:16 = john three sixteen | John chapter three verse sixteen | john three verse 16 | John third chapter 16
JHN 3:16 [WEB] = John 3:16 WEB | john 3:16 web | WEB John 3:16 | John 3:16 (WEB) | John 3:16 World English Bible
JHN 3:16 [KJV] = KJV John 3:16 | John 3:16 KJV | John 3:16 (kjv) | John 3:16 [KJV] | KJV: John 3:16 | John 3:16, KJV | John 3:16 - KJV | John 3:16 in the KJV
JHN 3:16 [KJV] = John 3:16 King James Version | king james john 3:16 | John 3:16 AV | john 3 16 kjv | john 3:16 in kjv
JHN 3:16 [no NIV] = John 3:16 NIV | niv john 3:16 | John 3:16 (NIV) | john 3:16niv | John 3:16, NIV | John 3:16 new international version | John 3:16 in the NIV
JHN 3:16 [no ESV] = John 3:16 ESV | ESV John 3:16
JHN 3:16 [no NKJV] = John 3:16 NKJV | John 3:16 New King James Version
JHN 3:16; ROM 8:28 [no ESV] = Jn 3:16 ESV; Rom 8:28 | ESV Jn 3:16; Rom 8:28 | Jn 3:16; Rom 8:28 ESV | Jn 3:16 (ESV), Rom 8:28 (ESV) | Jn 3:16 ESV Rom 8:28 ESV
JHN 3:16; ROM 8:28; 1CO 13 [no NIV, ESV, NLT] = John 3:16 (NIV), Romans 8:28 (ESV); 1 Cor 13 NLT
JHN 3:16; ROM 8:28 [KJV, not WEB] = John 3:16 (KJV); Romans 8:28 (WEB) | KJV John 3:16; WEB Romans 8:28
JHN 3:16; 1JN 4:8 [no ESV] = Jn 3:16 ESV 1 Jn 4:8 ESV | Jn 3:16 (ESV) & 1 Jn 4:8
JHN 3:16; ROM 8:28 [no NIV, ESV] = John 3:16 (NIV), Romans 8:28 (ESV) | NIV John 3:16; ESV Romans 8:28 | John 3:16niv; Romans 8:28esv
JHN 3:16; ROM 8:28 [WEB] = Jn 3:16 WEB; Rom 8:28 | Jn 3:16 (WEB) and Rom 8:28 | Jn 3:16, World English Bible; Rom 8:28
JHN 3:16 [no NIV, ESV] = John 3:16 NIV/ESV | John 3:16 (NIV, ESV) | John 3:16 NIV & ESV
PSA 23:1; ROM 8:28 [no NIV] = Psalms 23:1 NIV and Rom 8:28 | Psalm 23:1 in the NIV & Rom 8:28
JHN 3:16-17 [no ESV] = John 3:16 ESV, 17 | John 3:16, 17 ESV
JHN 3:16 [no MSG] = John 3:16 The Message | The Message John 3:16 | John 3:16 (The Message)
JHN 3:16 [no NRSVUE] = John 3:16 NRSVue
JHN 3:16 [no MSG] = John 3:16 MSG | John 3:16 The Message
JHN 3 [no NLT] = John 3 NLT
JHN 3:16-18 = John 3:16-18 | John 3:16–18 | John 3:16—18 | John 3:16 - 18 | John 3:16 to 18 | John 3:16 through 18 | John 3:16 thru 18 | john 3 16-18
JHN 3:16-18 = John 3 verses 16-18 | John 3 vv 16-18 | John 3 vv. 16–18 | John chapter 3 verses 16 to 18 | John 3:16-18a | John 3:16b-18 | John 3.16-18
JHN 3:16-18 = John 3:16-18. | john 3/16-18 | John 3;16-18 | John 3,16-18 | John 3 verses sixteen through eighteen | John 3:18-16 | John 3:16,17,18 | John 3:16-8
JHN 3:16-18 = John 3:16 to verse 18 | John 3:16 - John 3:18 | John 3:16-3:18 | John 3:16–John 3:18
JHN 3:16-17 = John 3:16f | John 3:16 f | John 3:16f. | John 3:16 and 17 | John 3:16 & 17 | john 3 16 17 | John 3:16/17 | John 3:16, 17
JHN 3:16-176 = John 3:16ff | John 3:16 ff | John 3:16ff. | john 3 16ff | John 3:16-176
JHN 3:16,18 = John 3:16,18 | John 3:16, 18 | John 3:16 and 18 | John 3:16;3:18 | John 3:16, verse 18 | John 3,16,18 | John 3:16 18
JHN 3:16,18-20,22 = John 3:16,18-20,22 | John 3:16, 18–20, and 22
PRO 3:5-6 = Prov 3:5,6 | Proverbs 3:5-6 | Prov. 3:5–6 | proverbs 3 5-6 | Pr 3:5f | Proverbs 3:5 and 6 | prov 3 verses 5 and 6
PSA 23 = Psalm 23 | psalms 23 | ps 23 | Ps. 23 | ps23 | the 23rd psalm | 23rd Psalm | psalm twenty three | Psalm twenty-three | twenty-third psalm | the twenty third psalm | chapter 23 of Psalms
PSA 23:4 = Psalm 23:4 | Psalm 23 v 4 | Psalm 23 verse 4 | ps 23 4 | the 23rd psalm verse 4 | psalm twenty three verse four | 23rd psalm, verse 4
PSA 119 = Psalm one hundred and nineteen | psalm one hundred nineteen | psalm 119 | the 119th Psalm
PSA 119:105 = ps 119 105 | Ps. 119:105 | psalm one hundred nineteen verse one hundred five
PSA 119:105-108 = Ps 119:105-8 | Ps 119:105-108
PSA 23:1; PSA 24:3 = Ps 23:1; 24:3 | Ps 23:1, 24:3 | Ps 23:1; Ps 24:3 | Ps 23:1 & Ps 24:3 | Psalm 23:1 and Psalm 24:3 | ps 23 1; 24 3
PSA 23; PSA 24 = Psalm 23; 24 | Psalm 23 and 24 | Psalms 23-24 | Psalm 23 & 24 | Psalm 23, Psalm 24 | psalm 23 to 24
PSA 1; PSA 2; PSA 3 = Psalms 1, 2, 3 | Psalm 1-3 | Psalms 1; 2; 3 | Psalms 1, 2 and 3
ROM 8 = Romans chapter eight | Romans 8 | rom 8 | Romans ch 8 | Rom chapter 8 | romans eight | the letter to the Romans 8 | the eighth chapter of Romans
ROM 3 = chapter 3 romans | Chapter 3 of Romans | ch 3 romans | chapter three romans | in chapter 3 of the letter to the Romans
HOS 1 book = Hosiah | hosea
HOS 4:6 = Hosiah 4:6
ROM 3:4 = chapter 3 romans verse 4 | chapter 3 of Romans 4 | chapter 3 verse 4 of Romans
SNG 3:2 = chapter 3 of Song of Solomon, v 2
LEV 19 = chapter 19 leviticus
JHN 3:16 = cap 3 juan 16 | chapter three verse sixteen of John
JHN 3:16 [no NIV] = John (NIV) 3:16 | John 3 (NIV) 16 | (NIV) John 3:16 | (John 3:16 NIV) | in the NIV, John 3:16 | the NIV John 3:16
JHN 3 = chapter 3 John | Cap 3 Juan | Capítulo 3 de San Juan | el capítulo 3 de Juan
1CO 13 = chapter 13 of 1 Corinthians | chapter 13 1 Corinthians
ROM 8:28 = Romans 8:28 | Rom. 8:28 | romans eight twenty eight | Romans 8, verse 28 | Rm 8:28
ROM 8:28-29 = Romans 8, verses 28 and 29 | Romans 8:28f
1JN 1:9 = 1 John 1:9 | 1 jn 1 9 | 1st john 1 9 | 1John 1:9 | 1jn1:9 | I John 1:9 | First John 1:9 | 1st John 1:9 | 1 jn 1.9 | one john 1:9 | 1-john 1:9 | first epistle of John 1:9
2TI 3:16 = II Tim 3:16 | 2 Timothy 3:16 | 2nd Timothy 3:16 | 2tim 3:16 | second timothy 3:16 | 2 tim 3 16
1CO 13 = 1 Cor 13 | 1 Corinthians 13 | first corinthians thirteen | 1st Corinthians chapter 13 | first letter to the Corinthians 13 | I Cor. 13
1CO 13:4-7 = 1 Cor 13:4-7 | 1 cor 13 4-7 | 1-corinthians 13:4-7
1CH 4:10 = 1 Ch 4:10 | 1 Chron 4:10 | 1 chronicles 4 10
3JN 1 = 3 John 1
3JN 1:4 = 3 John 4 | 3 John 1:4
JUD 1 = Jude 1
JUD 1:5 = Jude 5 | Jude 1:5 | jude v 5 | Jude verse 5
JUD 1:5-7 = Jude 5-7 | Jude 1:5-7
JUD 1:3,5 = Jude 3, 5 | Jude 3;5 | Jude 3,5 | Jude 1:3,5 | Judas 3, 5
JUD 1:1-2 = Jude 1, 2
JUD 1:24-25 = Jude 24,25
PHM 1:6-7 = Philemon 6, 7 | Filemón 6,7 | Phlm 6 7
OBA 1:15,17-21 = Obadiah 15, 17-21
JHN 3:16 [no NIV] = John NIV 3:16
JHN 3:16 [KJV] = John KJV 3:16
GEN 1; GEN 2; GEN 3; JHN 3 = Gen 1-3 John 3
JUD 1:1-3 = Jude 1-3
SNG 2:4 = Song of Songs 2:4 | song of solomon 2 4 | SoS 2:4 | song-of-solomon 2:4
GEN 1:1; JHN 1:1 = Gen 1:1; John 1:1 | Genesis 1:1, John 1:1 | gen 1:1 & john 1:1 | gen 1 1; john 1 1 | Gen 1:1 John 1:1 | Genesis 1:1 and John 1:1
1JN 1:9-176; 1JN 2:1-2 = 1 John 1:9 - 1 John 2:2
GEN 1:1-176; GEN 2:1-3 = Genesis 1:1-2:3 | Gen 1:1–2:3 | Gen 1:1 to 2:3 | Gen 1:1 - Gen 2:3 | genesis 1 1 - 2:3
GEN 1; GEN 2:1-3 = Genesis 1-2:3
JHN 20; JHN 21 = John 20ff | John 20f | John 20-21 | John 20-99
JHN 3:16; ROM 8:28; 1CO 13 = John 3:16; Romans 8:28; 1 Corinthians 13 | john 3:16, rom 8:28, 1 cor 13 | john 3 16 rom 8 28 1 cor 13
ISA 40:31 = Isaiah 40:31 | Is 40:31 | isa 40 31
PSA 151 = Psalm 151 | ps 151
JHN 3:99 = John 3:99
JHN 3:0 = John 3:0 | John 3 v 0
JHN 0 = John 0
EXO 0; GEN 1 = exo 0; gen 1
JHN 3:16 = verse 16 of John 3 | verse 16 from John chapter 3 | John iii. 16 | John iii 16 | John III:16 | verse sixteen of john 3
JHN 1:1 = John i. 1
JHN 10 = John X
ROM 8:28 = Rom. viii. 28 | Romans VIII 28 | Rom. viii, 28
ROM 5:8 = Rom. v. 8
2CO 5:17 = 2 Cor. v. 17 | II Cor. v. 17
JUD 1:5 = Jude v. 5
3JN 1:4 = 3 John v 4 | III John v. 4
PSA 23 = Psalm XXIII | psalm xxiii | Ps. xxiii.
PSA 5 = Psalm V
PSA 55 = Psalm LV
PSA 100 = Psalm C | Psalm one hundred
PSA 50 = Psalm L
PSA 20 = Psalm twenty
PSA 119:105 = Psalm cxix. 105
PSA 150 = Psalm CL
LEV 19:18 = Lv 19:18
GEN 1:1; 1JN 1:1 = Gen 1:1 and I John 1:1
MAL 4:6-176; MAT 1:1 = Malachi 4:6 - Matthew 1:1 | Mal 4:6–Matt 1:1 | Malachi 4:6 to Matthew 1:1
MAL 4:1-176; MAT 1:1-5 = Mal 4:1 - Matt 1:5 | mal 4:1 to matt 1:5
OBA 1:20-176; JON 1; JON 2; JON 3; JON 4; MIC 1:1-2 = Obadiah 20 - Micah 1:2
ACT 28; ROM 1; ROM 2:1-3 = Acts 28 to Romans 2:3
3JN 1:2-176; JUD 1:1-3 = 3 John 2 - Jude 1:3
2JN 1:5-176; 3JN 1:1-4 = 2 John 5–3 John 4
JHN 3:16-18 = Jn 3:16 - John 3:18 | Juan 3:16 - John 3:18
JHN 3; JHN 4; JHN 5:1-2 = Jn 3 - John 5:2
REV 1; MRK 2 = Revelation 1; Mark 2
PSA 23; ROM 8 = Psalm 23; 23:1; Rom 8
2KI 25; 1CH 1 = 2 Kings 25 - 1 Chronicles 1
GEN 1 = Génesis 1 | genesis 1 | Gn 1 | Génesis capítulo 1 | libro del Génesis 1
JHN 3:16 = Juan 3:16 | juan 3 16 | Juan 3.16 | San Juan 3:16 | Juan capítulo 3 versículo 16 | Evangelio según San Juan 3:16 | Evangelio de Juan 3:16
JHN 3:16-18 = Juan 3:16-18 | Juan 3:16 al 18
JHN 3:16-17 = Juan 3:16 y 17
JHN 3:16-176 = Juan 3:16ss
JHN 3:16 [no NVI] = Juan 3:16 NVI | NVI Juan 3:16
JHN 3:16 [RV1909] = Juan 3:16 RV1909 | Juan 3:16 Reina-Valera 1909
PSA 23 = Salmo 23 | salmos 23 | Sal 23 | el salmo 23
1CO 13 = 1 Corintios 13 | 1ª Corintios 13 | Primera de Corintios 13 | Primera carta a los Corintios 13 | 1º Corintios 13 | 1° Corintios 13
1SA 3 = Primer libro de Samuel 3 | 1er libro de Samuel 3 | Primero de Samuel 3 | 1º de Samuel 3
2KI 2 = Segundo libro de los Reyes 2 | 2º Reyes 2
3JN 1:4 = 3ª Juan 4 | 3º Juan 4
1CO 13:4 = 1 Co 13:4
ACT 2 = Hechos 2 | Hch 2 | Hechos de los Apóstoles 2
REV 1 = Apocalipsis 1 | Ap 1
MAT 5:3 = Mateo 5:3 | Evangelio de Mateo 5:3
ROM 8 = Romanos 8 | Ro 8
EXO 20 = Éxodo 20 | exodo 20 | Éx 20
JDG 6 = Jueces 6
RUT 1 = Rut 1
EST 4 = Ester 4
1KI 18; 2KI 2 = 1 Reyes 18; 2 Reyes 2
SNG 2 = Cantares 2 | Cantar de los Cantares 2
JUD 1:3 = Judas 3
JAS 1:5 = Santiago 1:5 | Stg 1:5
1JN 4:8 = 1 Juan 4:8 | Primera de Juan 4:8 | I Juan 4:8
3JN 1:4 = Tercera de Juan 1:4
JHN 1 book = Juan | San Juan
PSA 1 book = Salmos
ACT 1 book = Hechos
GEN 1 = Gen 1 | genesis 1 | Genesis chapter one | ge 1
GEN 1 book = Genesis | genesis | Gen | the book of Genesis | Gen.
JHN 1 book = John | JHN | Gospel of John | the gospel according to St John
JHN 1 book [no NIV] = John NIV
1JN 1 book [no NIV] = 1 John NIV
MRK 1 book [WEB] = Mark WEB
1JN 1 book = 1 John | 1st John | First John | I John | 1jn
JOB 1 book = Job
MRK 1 book = Mark | mark
ACT 1 book = Acts | Acts of the Apostles
REV 1 book = Revelation | Rev | the Revelation
SNG 1 book = Song of Songs | Song of Solomon
3JN 1 book = 3 John | III John | third john | 3rd John | 3jn
JUD 1 book = Jude
PHM 1 book = Philem.
`;

function describeForm(typed: string): string {
  const found = parseReferences(typed);
  if (!found) return "nothing";
  const { passages, version, secondVersion, unavailable, bookName } = found;
  const names = passages.map(({ book, chapter, verses }) => {
    const list = verses ? `:${formatVerseList(verses)}` : "";
    return `${book.id} ${chapter}${list}`;
  });
  const installed = secondVersion
    ? `${version}, not ${secondVersion}`
    : version;
  const named = installed ?? (unavailable && `no ${unavailable.join(", ")}`);
  return `${names.join("; ")}${bookName ? " book" : ""}${named ? ` [${named}]` : ""}`;
}

const cases = forms
  .trim()
  .split("\n")
  .flatMap((line) => {
    const [expected = "", typed = ""] = line.split(" = ");
    return typed.split(" | ").map((form) => [form, expected] as const);
  });

it("has at least 250 forms", () => {
  expect(new Set(cases.map(([form]) => form)).size).toBeGreaterThan(250);
});

it.each(cases)("parses %j as %s", (form, expected) => {
  expect(describeForm(form)).toBe(expected);
});
