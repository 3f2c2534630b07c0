/** Cities with an outdated name in the time zone database. */
const currentNames: Record<string, string> = {
  Asmera: "Asmara",
  Calcutta: "Kolkata",
  Dacca: "Dhaka",
  Faeroe: "Faroe",
  Godthab: "Nuuk",
  Katmandu: "Kathmandu",
  Kiev: "Kyiv",
  Macao: "Macau",
  Ponape: "Pohnpei",
  Rangoon: "Yangon",
  Saigon: "Ho Chi Minh City",
  Thimbu: "Thimphu",
  Truk: "Chuuk",
};

/** `part` is the city in a zone's name, as in 'New_York'. */
export function cityName(part: string): string {
  return currentNames[part] ?? part.replaceAll("_", " ");
}

/** 'America/New_York' becomes 'New York time'. */
export function zoneLabel(timeZone: string): string {
  const city = cityName(timeZone.split("/").at(-1) ?? timeZone);
  return city === "UTC" ? "UTC" : `${city} time`;
}
