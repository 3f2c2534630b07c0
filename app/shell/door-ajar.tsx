/** A chapel door that stands ajar; the light of the room falls out over the step. Our own drawing. */
export function DoorAjar({ className = "" }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 640 288"
      preserveAspectRatio="xMidYMax slice"
      className={className}
      aria-hidden="true"
      focusable="false"
    >
      <g className="fill-line">
        <path d="M0 252h640v36H0z" />
        <path d="M196 288V140a124 124 0 0 1 248 0v148z" />
      </g>
      <path className="fill-sunken" d="M214 270V142a106 106 0 0 1 212 0v128z" />
      <path className="fill-gold" d="M226 264V144a94 94 0 0 1 188 0v120z" />
      <path
        className="fill-paper"
        opacity="0.55"
        d="M272 264V75c14-14 30-22 48-25v214z"
      />
      <path className="fill-gold" opacity="0.28" d="M272 264h48l120 24H196z" />
      <g className="fill-primary">
        <path d="M226 264V144c0-27 12-52 31-69l15-11v200z" />
        <path d="M320 50c52 0 94 42 94 94v120l-94 8z" />
      </g>
      <g
        className="stroke-on-primary"
        fill="none"
        strokeWidth="3"
        strokeLinecap="round"
        opacity="0.45"
      >
        <path d="M344 76v184M368 88v168M391 112v142M242 116v140M257 98v162" />
      </g>
      <circle className="fill-gold-soft" cx="333" cy="176" r="6" />
      <g className="fill-primary" opacity="0.75">
        <path d="M118 252c-30-8-46-34-40-66 18 8 32 22 38 40 0-26 8-48 26-64 16 28 12 66-10 90z" />
        <path d="M522 252c30-8 46-34 40-66-18 8-32 22-38 40 0-26-8-48-26-64-16 28-12 66 10 90z" />
      </g>
      <g className="fill-ink-soft" opacity="0.7">
        <path d="M96 248h48l-6 32h-36zM496 248h48l-6 32h-36z" />
      </g>
    </svg>
  );
}
