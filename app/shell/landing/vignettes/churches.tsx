/** A chapel, a dome and a tower on hills, connected by paths. */
export function ChurchesVignette() {
  return (
    <svg
      viewBox="0 0 400 260"
      preserveAspectRatio="xMidYMax slice"
      className="size-full bg-gold-soft dark:bg-[#1d2347]"
    >
      <g className="fill-paper dark:fill-[#8f96d6]">
        <circle
          cx="200"
          cy="128"
          r="150"
          className="opacity-35 dark:opacity-10"
        />
        <circle
          cx="200"
          cy="128"
          r="96"
          className="opacity-45 dark:opacity-10"
        />
      </g>
      <path
        className="fill-[#cfc8d0] dark:fill-[#2a3060]"
        d="M0 176c60-30 120-26 180-4s150 10 220-24v112H0z"
      />
      <path
        fill="none"
        className="stroke-gold"
        strokeWidth="2.500"
        strokeLinecap="round"
        strokeDasharray="0 8"
        d="M84 92c20-62 94-62 114-8M202 84c20-54 94-60 118 10"
      />
      <g className="fill-[#26365f] dark:fill-[#0f1228]">
        <path d="M50 216v-60l28-22 28 22v60zM69 140v-16l9-22 9 22v16zM76.500 90h3v16h-3zM72 95h12v3H72z" />
        <path d="M160 216v-62h80v62zM170 152c0-26 12-40 30-42 18 2 30 16 30 42zM198.500 92h3v20h-3zM194 97h12v3h-12zM148 216v-42h16v42zM236 216v-42h16v42z" />
        <path d="M300 216v-94h5v-6h7v6h6v-6h8v6h6v-6h7v6h5v94zM340 216v-46l20-16 20 16v46zM320.500 92h3v26h-3zM316 98h12v3h-12z" />
      </g>
      <path
        fill="#f0b64e"
        d="M72 216v-24a6 6 0 0 1 12 0v24zM190 216v-26a10 10 0 0 1 20 0v26zM316 150v-9a6 6 0 0 1 12 0v9zM316 180v-9a6 6 0 0 1 12 0v9zM355 216v-16a5 5 0 0 1 10 0v16zM74.500 130v-5a3.500 3.500 0 0 1 7 0v5zM174 178v-7a4 4 0 0 1 8 0v7zM218 178v-7a4 4 0 0 1 8 0v7zM196 144v-9a4 4 0 0 1 8 0v9zM58 180v-7a4 4 0 0 1 8 0v7zM90 180v-7a4 4 0 0 1 8 0v7z"
      />
      <path
        className="fill-[#7d87b0] dark:fill-[#20264e]"
        d="M0 214c70-14 130-6 200-2s140 6 200-6v54H0z"
      />
      <path
        className="fill-[#3d4c7c] dark:fill-[#171b36]"
        d="M0 240c80-16 160-6 230 0s120 4 170-4v24H0z"
      />
    </svg>
  );
}
