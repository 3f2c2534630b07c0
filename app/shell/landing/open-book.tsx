/** A larger version of the logo: an open book with a rising light. */
export function OpenBook() {
  return (
    <svg
      viewBox="0 0 480 250"
      className="mx-auto w-full max-w-md"
      aria-hidden="true"
      focusable="false"
    >
      <defs>
        <radialGradient id="book-light">
          <stop stopColor="#ffd98a" stopOpacity=".95" />
          <stop offset=".4" stopColor="#ffd98a" stopOpacity=".35" />
          <stop offset="1" stopColor="#ffd98a" stopOpacity="0" />
        </radialGradient>
        <linearGradient id="book-page">
          <stop stopColor="#fffdf6" />
          <stop offset="1" stopColor="#f3e3bd" />
        </linearGradient>
      </defs>
      <circle cx="240" cy="104" r="128" fill="url(#book-light)" />
      <path
        className="fill-primary"
        d="M240 236c-58-26-130-28-206-8L58 112c64-18 132-14 182 12 50-26 118-30 182-12l24 116c-76-20-148-18-206 8z"
      />
      <path
        fill="url(#book-page)"
        d="M240 222c-52-26-118-30-186-14l22-106c60-16 120-10 164 18z"
      />
      <path
        fill="url(#book-page)"
        transform="matrix(-1 0 0 1 480 0)"
        d="M240 222c-52-26-118-30-186-14l22-106c60-16 120-10 164 18z"
      />
      <g fill="none" stroke="#b9a578" strokeWidth="2.500" strokeLinecap="round">
        <path d="M94 118c46-10 88-6 124 12M91 134c48-10 90-6 127 12M88 150c48-10 92-6 130 12M85 166c50-10 94-6 133 12M82 182c30-6 58-6 84-2" />
        <path d="M386 118c-46-10-88-6-124 12M389 134c-48-10-90-6-127 12M392 150c-48-10-92-6-130 12M395 166c-50-10-94-6-133 12M398 182c-30-6-58-6-84-2" />
      </g>
      <path stroke="#c9b27d" strokeWidth="2" d="M240 120v102" />
      <path
        fill="#dc9a2c"
        d="M240 14c22 24 33 42 33 60a33 33 0 0 1-66 0c0-18 11-36 33-60z"
      />
      <path
        fill="#ffe3a8"
        d="M240 52c10 11 15 20 15 28a15 15 0 0 1-30 0c0-8 5-17 15-28z"
      />
      <g fill="#dc9a2c">
        <circle cx="176" cy="66" r="3" />
        <circle cx="150" cy="38" r="2" />
        <circle cx="196" cy="28" r="2" />
        <circle cx="308" cy="58" r="3" />
        <circle cx="334" cy="84" r="2" />
        <circle cx="290" cy="22" r="2" />
        <circle cx="128" cy="82" r="2" />
      </g>
    </svg>
  );
}
