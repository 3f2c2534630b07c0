import { books } from "./canon";

export const testaments = [
  ["OT", "Old Testament"],
  ["NT", "New Testament"],
] as const;

/** Options for a select. Without a selected book, the first option asks for one. */
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
