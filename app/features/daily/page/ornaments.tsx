const gold = "stroke-[#9a7430] dark:stroke-[#c9a35a]";
const leafGreen = "fill-[#4f6b3f] dark:fill-[#7f9c68]";
const berry = "fill-[#a3262a] dark:fill-[#d5706a]";
const blue = "fill-[#2b3f77] dark:fill-[#6d83c4]";

function Leaf({ x, y, turn, big = false }: LeafProps & { big?: boolean }) {
  return (
    <path
      d="M0 0C4-7 12-9 19-6 16 1 8 5 0 0z"
      transform={`translate(${x} ${y}) rotate(${turn}) scale(${big ? 1.25 : 0.9})`}
      className={leafGreen}
    />
  );
}

interface LeafProps {
  x: number;
  y: number;
  turn: number;
}

/** A vine along both rules, for the top left corner. The other corners mirror it. */
export function Corner({ className }: { className: string }) {
  return (
    <svg
      viewBox="0 0 130 130"
      className={`pointer-events-none absolute size-20 sm:size-32 ${className}`}
      aria-hidden="true"
      focusable="false"
    >
      <g fill="none" strokeWidth="2.2" strokeLinecap="round" className={gold}>
        <path d="M16 16C42 8 58 30 44 41 34 49 24 36 34 30" />
        <path d="M30 13C58 6 66 27 88 18c12-5 19-3 28 0" />
        <path d="M13 30C6 58 27 66 18 88c-5 12-3 19 0 28" />
        <path d="M88 18c3 9-7 15-12 9M18 88c9 3 15-7 9-12" />
      </g>
      <Leaf x={62} y={18} turn={-35} />
      <Leaf x={70} y={21} turn={50} />
      <Leaf x={98} y={15} turn={-40} />
      <Leaf x={104} y={15} turn={35} />
      <g transform="matrix(0 1 1 0 0 0)">
        <Leaf x={62} y={18} turn={-35} />
        <Leaf x={70} y={21} turn={50} />
        <Leaf x={98} y={15} turn={-40} />
        <Leaf x={104} y={15} turn={35} />
      </g>
      <Leaf x={44} y={41} turn={45} big />
      <g className={berry}>
        <circle cx="77" cy="29" r="3.4" />
        <circle cx="29" cy="77" r="3.4" />
        <circle cx="119" cy="16" r="3" />
        <circle cx="16" cy="119" r="3" />
      </g>
      <path
        d="M15 4c3 7 4 8 11 11-7 3-8 4-11 11-3-7-4-8-11-11 7-3 8-4 11-11z"
        className={blue}
      />
      <circle cx="15" cy="15" r="2.6" className="fill-[#e9c66f]" />
    </svg>
  );
}

/** A cross in a rose, with a vine on each side. */
export function Headpiece() {
  return (
    <svg
      viewBox="0 0 320 72"
      className="mx-auto block h-14 sm:h-[4.5rem]"
      aria-hidden="true"
      focusable="false"
    >
      <VineArm />
      <g transform="matrix(-1 0 0 1 320 0)">
        <VineArm />
      </g>
      <g transform="translate(160 36)">
        {[0, 45, 90, 135, 180, 225, 270, 315].map((turn) => (
          <path
            key={turn}
            d="M0-18c-7-5-7-12 0-17 7 5 7 12 0 17z"
            transform={`rotate(${turn})`}
            className={turn % 90 === 0 ? blue : berry}
          />
        ))}
        <circle r="20" className="fill-[#fbf3e0] dark:fill-[#231c14]" />
        <circle r="20" fill="none" strokeWidth="2" className={gold} />
        <circle r="16.5" fill="none" strokeWidth="0.8" className={gold} />
        <path
          d="M-3-12h6L2-2l10-1v6L2 2l1 10h-6L-2 2l-10 1v-6l10 1z"
          className={berry}
        />
      </g>
    </svg>
  );
}

function VineArm() {
  return (
    <>
      <path
        d="M122 36C104 20 92 52 72 36S40 24 26 36c-8 7-16 4-18-2M72 36c-6 14-22 10-18 0M102 32c4-14 20-10 16 0"
        fill="none"
        strokeWidth="2"
        strokeLinecap="round"
        className={gold}
      />
      <Leaf x={92} y={38} turn={60} />
      <Leaf x={84} y={39} turn={-60} />
      <Leaf x={48} y={30} turn={-70} />
      <Leaf x={40} y={30} turn={40} />
      <Leaf x={18} y={38} turn={70} />
      <g className={berry}>
        <circle cx="55" cy="38" r="3" />
        <circle cx="117" cy="31" r="3" />
        <circle cx="8" cy="33" r="3" />
      </g>
    </>
  );
}

export function Tailpiece() {
  return (
    <svg
      viewBox="0 0 160 28"
      className="mx-auto mt-8 block h-6"
      aria-hidden="true"
      focusable="false"
    >
      <path
        d="M8 14c24-14 40 12 66 0M152 14c-24-14-40 12-66 0"
        fill="none"
        strokeWidth="1.8"
        strokeLinecap="round"
        className={gold}
      />
      <Leaf x={40} y={13} turn={-50} />
      <Leaf x={46} y={15} turn={40} />
      <g transform="matrix(-1 0 0 1 160 0)">
        <Leaf x={40} y={13} turn={-50} />
        <Leaf x={46} y={15} turn={40} />
      </g>
      <path d="M80 5l6 9-6 9-6-9z" className={berry} />
    </svg>
  );
}
