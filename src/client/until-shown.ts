/** Waits until a page that the browser draws ahead, perhaps for nobody, is shown. */
export async function untilShown(): Promise<void> {
  if (Reflect.get(document, "prerendering") !== true) return;
  await new Promise((resolve) => {
    document.addEventListener("prerenderingchange", resolve, { once: true });
  });
}
