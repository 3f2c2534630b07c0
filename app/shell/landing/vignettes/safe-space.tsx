/** Where each sheep stands, and how large it is. */
const flock = [
  [150, 196, 1],
  [206, 206, 0.85],
  [104, 210, 0.8],
  [300, 200, 0.95],
] as const;

/** Sheep at rest under a broad tree. */
export function SafeSpaceVignette() {
  return (
    <svg
      viewBox="0 0 480 240"
      preserveAspectRatio="xMidYMax slice"
      className="size-full bg-gold-soft dark:bg-[#1d2347]"
    >
      <circle
        cx="372"
        cy="86"
        r="72"
        className="fill-paper opacity-40 dark:fill-[#8f96d6] dark:opacity-10"
      />
      <circle cx="372" cy="86" r="40" fill="#f0b64e" />
      <path
        className="fill-[#cfc8d0] dark:fill-[#2a3060]"
        d="M0 164c90-34 180-30 260-8s150 14 220-16v100H0z"
      />
      <path
        className="fill-[#9aa0bd] dark:fill-[#232951]"
        d="M0 196c100-26 200-22 290-8s130 6 190-8v60H0z"
      />
      <g className="fill-[#26365f] dark:fill-[#0f1228]">
        <path d="M222 206c4-30 2-52-18-74l8-6c10 8 16 16 20 26 2-16 10-28 24-38l8 7c-16 16-24 40-20 85z" />
        <path d="M128 120c-26-22-10-58 22-54 2-34 46-50 70-26 26-30 76-16 78 20 36-4 52 40 22 58-14 18-44 18-58 4-16 16-46 14-58-2-18 18-54 18-76 0z" />
      </g>
      {flock.map(([x, y, size]) => (
        <g key={x} transform={`translate(${x} ${y}) scale(${size})`}>
          <path stroke="#4a4258" strokeWidth="3" d="M-9 8v11M9 8v11M-3 9v11" />
          <path
            fill="#fffdf6"
            d="M-17 8c-8-1-9-11-2-13-3-8 7-13 12-8 3-6 13-6 15 0 7-4 14 3 11 9 6 3 4 12-3 12-2 5-10 5-13 1-4 4-11 4-14 0-2 1-4 0-6-1z"
          />
          <path
            fill="#4a4258"
            d="M18-7c5-3 11 0 12 4s-1 8-5 8-8-3-8-7c0-2 0-4 1-5z"
          />
        </g>
      ))}
      <path
        className="fill-[#3d4c7c] dark:fill-[#171b36]"
        d="M0 226c90-14 170-8 250-2s150 4 230-8v24H0z"
      />
    </svg>
  );
}
