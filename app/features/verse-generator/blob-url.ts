let last: { from: string; url: string } | undefined;

/**
 * A short URL for an image that isn't uploaded yet: React would compare megabytes of data string on
 * every render. Revokes the previous URL. Null for an empty string.
 */
export function toBlobUrl(dataString: string): string | null {
  if (dataString === "") return null;
  if (last?.from === dataString) return last.url;
  if (last) URL.revokeObjectURL(last.url);
  last = { from: dataString, url: URL.createObjectURL(toBlob(dataString)) };
  return last.url;
}

function toBlob(dataString: string): Blob {
  const [head = "", base64 = ""] = dataString.split(",");
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  return new Blob([bytes], { type: /^data:([^;]+)/.exec(head)?.[1] ?? "" });
}
