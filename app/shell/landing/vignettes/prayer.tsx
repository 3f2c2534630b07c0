/** x, top and width of each candle on a stand that is 400 wide and 260 high. */
const candles = [
  [52, 150, 22],
  [98, 118, 24],
  [146, 164, 20],
  [190, 92, 26],
  [240, 138, 22],
  [284, 112, 24],
  [330, 158, 20],
] as const;

/** Candles. Dark in both themes. */
export function PrayerVignette() {
  return (
    <svg
      viewBox="0 0 400 260"
      preserveAspectRatio="xMidYMax slice"
      className="size-full bg-[#1b2242]"
    >
      <defs>
        <radialGradient id="candle-glow">
          <stop stopColor="#ffd98a" stopOpacity=".7" />
          <stop offset=".3" stopColor="#ffc567" stopOpacity=".25" />
          <stop offset="1" stopColor="#ffc567" stopOpacity="0" />
        </radialGradient>
        <linearGradient id="candle-wax" x2="0" y2="1">
          <stop stopColor="#fff3d9" />
          <stop offset=".5" stopColor="#d9b98c" />
          <stop offset="1" stopColor="#7a6a7c" />
        </linearGradient>
      </defs>
      <circle cx="203" cy="120" r="190" fill="url(#candle-glow)" opacity=".5" />
      {candles.map(([x, top, width]) => (
        <g key={x} transform={`translate(${x + width / 2} ${top})`}>
          <circle cy="-18" r="62" fill="url(#candle-glow)" />
          <rect
            x={-width / 2}
            width={width}
            height={246 - top}
            rx="4"
            fill="url(#candle-wax)"
          />
          <path stroke="#4b3b2c" strokeWidth="2" d="M0 0v-7" />
          <path
            fill="#ffb74a"
            d="M0-34c7 8 10 14 10 19a10 10 0 0 1-20 0c0-5 3-11 10-19z"
          />
          <path
            fill="#fff3d0"
            d="M0-22c3 4 5 7 5 10a5 5 0 0 1-10 0c0-3 2-6 5-10z"
          />
        </g>
      ))}
      <path fill="#0f1430" d="M0 246c120-8 280-8 400 0v14H0z" />
    </svg>
  );
}
