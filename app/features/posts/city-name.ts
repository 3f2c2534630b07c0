/** Cities that the time zone database still calls what they were called before. */
const renamed: Record<string, string> = {
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

/** A part of a zone's name as people write it today. */
export function cityName(part: string): string {
  return renamed[part] ?? part.replaceAll("_", " ");
}
