const divineName = /\b(LORD|GOD)\b/;

/** Verse text without markup. Sets LORD and GOD in small capitals, as printed Bibles do. */
export function PlainVerseText({ text }: { text: string }) {
  // Splitting by a capturing group puts the matches at the odd indexes.
  const parts = text.split(divineName);
  return (
    <p>
      {parts.map((part, i) =>
        i % 2 === 0 ? (
          part
        ) : (
          <span key={i} className="[font-variant-caps:small-caps]">
            {part.charAt(0)}
            {part.slice(1).toLowerCase()}
          </span>
        ),
      )}
    </p>
  );
}
