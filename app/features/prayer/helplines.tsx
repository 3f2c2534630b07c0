/** Update the date below with them. */
const helplines = [
  { country: "US and Canada", name: "988 Lifeline", phone: "988" },
  { country: "UK and Ireland", name: "Samaritans", phone: "116 123" },
  { country: "Australia", name: "Lifeline", phone: "13 11 14" },
  { country: "New Zealand", name: "Need to talk?", phone: "1737" },
  { country: "South Africa", name: "SADAG", phone: "0800 567 567" },
  { country: "India", name: "Tele-MANAS", phone: "14416" },
] as const;

export function HelplineList() {
  return (
    <>
      <ul>
        {helplines.map(({ country, name, phone }) => (
          <li key={country}>
            <a
              href={`tel:${phone.replaceAll(" ", "")}`}
              className="flex touch flex-wrap items-center gap-x-2"
            >
              {country}: {name}
              <b className="font-semibold underline">{phone}</b>
            </a>
          </li>
        ))}
      </ul>
      <p>
        Other countries:{" "}
        <a
          href="https://findahelpline.com"
          target="_blank"
          rel="noreferrer"
          className="inline-flex touch items-center font-semibold underline"
        >
          findahelpline.com
        </a>
      </p>
      <p className="text-xs">List of November 2026. Numbers can change.</p>
    </>
  );
}
