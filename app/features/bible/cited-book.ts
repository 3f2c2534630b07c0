/** A book as a place in it is cited: "Psalm 23:1" is one of the Psalms. */
export function citedBook(name: string): string {
  return name === "Psalms" ? "Psalm" : name;
}

/** And back, for addresses: as `findBook`, without the canon. */
export function bookOfCitation(cited: string): string {
  return cited === "Psalm" ? "Psalms" : cited;
}
