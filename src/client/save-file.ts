/** Hands a text to the browser as a file to keep; it never leaves the page. */
export function saveFile(
  name: string,
  text: string,
  type: "text/markdown" | "text/plain" | "text/csv" | "text/html" | "application/json",
): void {
  const url = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // Some browsers read the blob only after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
