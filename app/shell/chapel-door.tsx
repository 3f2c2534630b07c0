/**
 * A chapel door that stands ajar by night or day; the light of the room falls out over the step.
 * The door and its light keep their colours in both themes, the wall follows them.
 */
export function ChapelDoor({ className = "" }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 640 288"
      preserveAspectRatio="xMidYMax slice"
      className={className}
      aria-hidden="true"
      focusable="false"
    >
      <path className="fill-line" d="M0 250h640v38H0z" />
      <path className="fill-line" d="M190 262V148a130 130 0 0 1 260 0v114z" />
      <path className="fill-sunken" d="M206 262V148a114 114 0 0 1 228 0v114z" />
      <path fill="#ffdf94" d="M222 254V148a98 98 0 0 1 196 0v106z" />
      <path fill="#fff4d3" d="M284 254V57a98 98 0 0 1 36-7v204z" />
      <path fill="#26365f" d="M222 254V148c0-33 16-62 41-80v178z" />
      <path fill="#34477f" d="M320 50c54 0 98 44 98 98v106h-98z" />
      <g fill="none" stroke="#5c70ab" strokeWidth="2.5" strokeLinecap="round">
        <path d="M345 66v176M369 76v166M393 98v144" />
        <path d="M236 112v132M250 92v150" opacity="0.6" />
      </g>
      <circle cx="332" cy="166" r="5.5" fill="#dc9a2c" />
      <path fill="#ffdf94" opacity="0.75" d="M263 254h57l74 34H176z" />
      <path fill="#fff4d3" opacity="0.8" d="M284 254h36l38 34H232z" />
      <path
        className="fill-line-strong"
        opacity="0.5"
        d="M190 254h73l-16 8h-57zM320 254h130v8H337z"
      />
      <g fill="#2f6f4a">
        <path d="M104 236c-26-5-42-26-40-54 20 6 34 20 39 38-3-26 4-50 21-68 17 26 12 62-8 84z" />
        <path d="M536 236c26-5 42-26 40-54-20 6-34 20-39 38 3-26-4-50-21-68-17 26-12 62 8 84z" />
      </g>
      <g fill="#b56a3a">
        <path d="M82 234h52l-7 38H89zM506 234h52l-7 38h-38z" />
      </g>
    </svg>
  );
}
