const tables = [
  { x: 84, y: 98, radius: 32, seats: 6, name: "Denomination" },
  { x: 240, y: 112, radius: 42, seats: 8, name: "Interests" },
  { x: 396, y: 98, radius: 36, seats: 7, name: "Region" },
] as const;

const coats = ["fill-primary", "fill-gold", "fill-love", "fill-success"];
const heads = ["#f0cda4", "#8a5a3b", "#d9a877", "#553626", "#b98055"];

/** People around three tables, seen from above, with bread and a cup. */
export function GroupsVignette() {
  return (
    <svg viewBox="0 0 480 232" className="size-full bg-primary-soft p-2">
      {tables.map(({ x, y, radius, seats, name }, table) => (
        <g key={name} transform={`translate(${x} ${y})`}>
          {Array.from({ length: seats }, (_, seat) => (
            <g key={seat} transform={`rotate(${(360 / seats) * seat})`}>
              <rect
                x="-13"
                y={-radius - 22}
                width="26"
                height="15"
                rx="7.500"
                className={coats[(seat + table) % coats.length]}
              />
              <circle
                cy={-radius - 9}
                r="7.500"
                fill={heads[(seat * 2 + table) % heads.length]}
              />
            </g>
          ))}
          <circle r={radius} fill="#e9cfa0" />
          <circle r={radius - 5} fill="#f3e0ba" />
          <ellipse cx="-6" rx="10" ry="7.500" fill="#b67a3c" />
          <path
            fill="none"
            stroke="#f3e0ba"
            strokeWidth="1.500"
            strokeLinecap="round"
            d="M-10-3l3 5M-5-4l3 5"
          />
          <circle cx="11" cy="2" r="5.500" fill="#8d96b8" />
          <circle cx="11" cy="2" r="3.500" fill="#7a2340" />
          <text
            y={radius + 50}
            textAnchor="middle"
            className="fill-ink font-sans text-[20px] font-semibold sm:text-[15px]"
          >
            {name}
          </text>
        </g>
      ))}
    </svg>
  );
}
