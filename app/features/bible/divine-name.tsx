/** LORD, GOD: the first letter a capital, the others small ones. Copied, it is what it says: LORD. */
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
