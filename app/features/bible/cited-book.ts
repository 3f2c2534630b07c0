/** A book as a place in it is cited: "Psalm 23:1" is one of the Psalms. */
export function citedBook(name: string): string {
  return name === "Psalms" ? "Psalm" : name;
}
