/** LORD, GOD: shows all letters but the first as small capitals. Copied text stays in capitals. */
export function DivineName({ name }: { name: string }) {
  const [, first, rest, end] =
    /^(\P{Lu}*\p{Lu})(\p{Lu}*)(.*)$/u.exec(name) ?? [];
  return (
    <>
      {first}
      <span className="[font-variant-caps:all-small-caps]">{rest}</span>
      {end}
    </>
  );
}
