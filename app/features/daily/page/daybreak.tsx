/** Degrees from vertical; irregular, to look natural. */
const rays = [-62, -47, -35, -21, -9, 4, 17, 27, 41, 56];

/**
 * Sun rays over hills. White and black with low opacity only, so that white text keeps its contrast on every season's
 * gradient.
 */
export function Daybreak() {
  return (
    <svg
      viewBox="0 0 800 900"
      preserveAspectRatio="xMidYMax slice"
      className="pointer-events-none absolute inset-0 size-full"
      aria-hidden="true"
      focusable="false"
    >
      <g fill="#fff" transform="translate(640 -40)">
        {rays.map((angle, i) => (
          <path
            key={angle}
            d={`M0 0L${-18 - (i % 3) * 10} 1200H${22 + (i % 4) * 9}Z`}
            transform={`rotate(${angle + 14})`}
            opacity="0.022"
          />
        ))}
        <circle r="330" opacity="0.03" />
        <circle r="235" opacity="0.035" />
        <circle r="150" opacity="0.045" />
      </g>
      <g fill="none" stroke="#fff" strokeWidth="1.5" opacity="0.2">
        <circle cx="640" cy="-40" r="150" />
        <circle
          cx="640"
          cy="-40"
          r="235"
          strokeDasharray="1 13"
          strokeLinecap="round"
          strokeWidth="3"
        />
      </g>
      <g fill="#000">
        <path
          d="M0 690c90-52 170-66 268-38 74 21 128 62 214 52 92-11 150-86 318-92v288H0z"
          opacity="0.1"
        />
        <path
          d="M0 770c120-14 190-58 300-46 130 14 190 76 320 62 70-8 126-32 180-58v172H0z"
          opacity="0.14"
        />
        <path
          d="M0 838c150 22 260-30 400-26 150 5 260 44 400 8v80H0z"
          opacity="0.2"
        />
      </g>
    </svg>
  );
}
