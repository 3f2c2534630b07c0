/** The book's name in a citation: "Psalm 23:1" is in Psalms. */
export function citedBook(name: string): string {
  return name === "Psalms" ? "Psalm" : name;
}

/** The inverse, for URLs. Unlike `findBook`, it doesn't import the canon. */
export function parseCitedBook(cited: string): string {
  return cited === "Psalm" ? "Psalms" : cited;
}
