import type { Locale } from "#shared/locale.ts";
import type { Translate } from "#shared/messages/translator.ts";
import type { ChatView } from "../contract.ts";

type Reader = { locale: Locale; translate: Translate };

/**
 * Copies a session, or keeps it as a file of Markdown or plain text; what writes it is loaded when it is first asked
 * for. Rejects where it cannot be loaded, or the browser lets nothing be copied.
 */
export async function keepChat(
  chat: ChatView,
  { locale, translate }: Reader,
  way: "copy" | "md" | "txt",
): Promise<void> {
  const writer = import("./export-chat.ts");
  if (way === "copy") {
    // Browsers let a page copy only at once after a press: the promise of the text is given then.
    const text = writer.then(
      ({ chatAsText, exportWords }) =>
        new Blob([chatAsText(chat, exportWords(locale, translate))], { type: "text/plain" }),
    );
    return navigator.clipboard.write([new ClipboardItem({ "text/plain": text })]);
  }
  const [{ chatAsMarkdown, chatAsText, exportFileName, exportWords }, { saveFile }] =
    await Promise.all([writer, import("#client/save-file.ts")]);
  const isMarkdown = way === "md";
  const words = exportWords(locale, translate);
  const content = isMarkdown ? chatAsMarkdown(chat, words) : chatAsText(chat, words);
  saveFile(exportFileName(chat, way), content, isMarkdown ? "text/markdown" : "text/plain");
}
