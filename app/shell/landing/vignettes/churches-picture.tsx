/** A chapel, a dome and a tower on neighbouring hills, and the paths between them. */
export function ChurchesPicture() {
  return (
    <svg
      viewBox="0 0 400 260"
      preserveAspectRatio="xMidYMax slice"
      className="size-full bg-gold-soft"
    >
      <circle cx="200" cy="120" r="150" className="fill-paper" opacity=".35" />
      <circle cx="200" cy="120" r="96" className="fill-paper" opacity=".45" />
      <path
        className="fill-primary"
        opacity=".22"
        d="M0 176c60-30 120-26 180-4s150 10 220-24v112H0z"
      />
      <g
        fill="none"
        className="stroke-gold"
        strokeWidth="2.500"
        strokeLinecap="round"
        strokeDasharray="1 8"
      >
        <path d="M78 104C100 40 170 34 198 84M206 84c30-52 98-44 118 24" />
      </g>
      <g className="fill-primary">
        <path d="M52 206v-52l26-20 26 20v52z" />
        <path d="M70 142v-18l8-20 8 20v18zM77 92h3v16h-3zM73 96h11v3H73z" />
        <path d="M164 206v-54h72v54zM172 150c0-24 12-38 28-40 16 2 28 16 28 40zM198.500 92h3v22h-3zM194 98h12v3h-12zM152 206v-36h14v36zM234 206v-36h14v36z" />
        <path d="M302 206v-84h5v-6h6v6h6v-6h6v6h6v-6h6v6h5v84zM342 206v-40l18-14 18 14v40zM320 86h3v32h-3zM315 93h13v3h-13z" />
      </g>
      <g fill="#f0b64e">
        <path d="M72 206v-22a6 6 0 0 1 12 0v22zM191 206v-24a9 9 0 0 1 18 0v24zM315 150v-8a6 6 0 0 1 12 0v8zM315 178v-8a6 6 0 0 1 12 0v8zM355 206v-16a5 5 0 0 1 10 0v16zM75 128h6v7h-6zM180 172v-6a4 4 0 0 1 8 0v6zM212 172v-6a4 4 0 0 1 8 0v6zM196 142v-8a4 4 0 0 1 8 0v8z" />
      </g>
      <path
        className="fill-primary"
        opacity=".55"
        d="M0 212c70-20 130-12 200-6s140 10 200-10v64H0z"
      />
      <path
        className="fill-primary-strong"
        opacity=".75"
        d="M0 238c80-18 160-8 230 0s120 6 170-4v26H0z"
      />
    </svg>
  );
}
