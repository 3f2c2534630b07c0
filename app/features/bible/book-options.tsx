import { books } from "./canon";

const testaments = [
  ["OT", "Old Testament"],
  ["NT", "New Testament"],
] as const;

/** For a select: every book by its name, under its testament; with none chosen yet, a word to choose. */
export function BookOptions({ chosen }: { chosen: boolean }) {
  return (
    <>
      {!chosen && <option value="">Select a book</option>}
      {testaments.map(([testament, label]) => (
        <optgroup key={testament} label={label}>
          {books
            .filter((each) => each.testament === testament)
            .map(({ id, name }) => (
              <option key={id} value={name}>
                {name}
              </option>
            ))}
        </optgroup>
      ))}
    </>
  );
}
