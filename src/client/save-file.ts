/** Hands a text or bytes to the browser as a file to keep; it never leaves the page. Texts are UTF-8. */
export function saveFile(
  name: string,
  content: string | Uint8Array<ArrayBuffer>,
  type:
    | "text/markdown"
    | "text/plain"
    | "text/csv"
    | "text/html"
    | "application/json"
    | "application/pdf"
    | "image/svg+xml",
): void {
  const charset = typeof content === "string" ? ";charset=utf-8" : "";
  const url = URL.createObjectURL(new Blob([content], { type: type + charset }));
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // Some browsers read the blob only after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
