const divineName = /\b(LORD|GOD)\b/;

/** Plain words of Scripture as print sets them: the divine name in small capitals. */
export function VerseWords({ text }: { text: string }) {
  // Splitting by a group keeps what it caught, at every second place.
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
