let last: { from: string; url: string } | undefined;

/**
 * A short address for a picture that is still in this browser: megabytes in an attribute would be
 * compared anew with every change. The one before is let go. Null for no picture.
 */
export function blobUrlOf(dataString: string): string | null {
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
