const tables = [
  { x: 84, y: 104, radius: 30, seats: 6, name: "Denomination" },
  { x: 232, y: 122, radius: 42, seats: 9, name: "Interests" },
  { x: 392, y: 100, radius: 34, seats: 7, name: "Region" },
] as const;

const coats = ["fill-primary", "fill-gold", "fill-love"] as const;

/** Where each of `seats` people sits round a table of this radius, the first at the head. */
function places(radius: number, seats: number) {
  return Array.from({ length: seats }, (_, seat) => {
    const angle = (2 * Math.PI * seat) / seats - Math.PI / 2;
    return {
      x: Math.round((radius + 15) * Math.cos(angle)),
      y: Math.round((radius + 15) * Math.sin(angle)),
    };
  });
}

/** Three tables seen from above, each with its company. */
export function GroupsPicture() {
  return (
    <svg
      viewBox="0 0 480 240"
      preserveAspectRatio="xMidYMid slice"
      className="size-full bg-primary-soft"
    >
      {tables.map(({ x, y, radius, seats, name }) => (
        <g key={name} transform={`translate(${x} ${y})`}>
          {places(radius, seats).map((place, seat) => (
            <circle
              key={seat}
              cx={place.x}
              cy={place.y}
              r="9"
              className={coats[(seat + seats) % coats.length]}
            />
          ))}
          <circle r={radius} className="fill-paper" />
          <circle
            r={radius - 6}
            fill="none"
            className="stroke-line"
            strokeWidth="1.500"
          />
          <path
            className="fill-gold"
            d="M-9 2a9 6 0 0 1 18 0c0 3-18 3-18 0zM-4-1l2 3M1-2l2 3"
          />
          <text
            y={radius + 46}
            textAnchor="middle"
            className="fill-ink font-sans text-[15px] font-semibold"
          >
            {name}
          </text>
        </g>
      ))}
    </svg>
  );
}
