import type { GameId } from "./games";

const artwork = import.meta.glob<string>("./art/*.svg", {
  eager: true,
  import: "default",
});

export function GameArt({ id, className }: { id: GameId; className: string }) {
  return (
    <img
      src={artwork[`./art/${id}.svg`]}
      alt=""
      width={480}
      height={216}
      className={`object-cover ${className}`}
    />
  );
}
