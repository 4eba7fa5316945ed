import { endingLines } from "#client/ending/ending-words.ts";
import type { Locale } from "#shared/locale.ts";
import type { Translate } from "#shared/messages/translator.ts";
import type { ChatView, Ending, MessageView } from "../contract.ts";
import { plainLines } from "#client/rich-text/plain-lines.ts";
import { plainMaths } from "#client/rich-text/plain-maths.ts";

/** The words around what was said. */
export type ExportWords = {
  /** Who spoke: "You", "Tutor". */
  student: string;
  tutor: string;
  /** Before a problem that the tutor laid out. */
  problem: string;
  /** What a session came to, line by line. */
  ending: (ending: Ending) => string[];
  /** Marks a turn that was stopped before its end. */
  stopped: string;
};

/** The words around a session for a reader of the language. */
export function exportWords(locale: Locale, translate: Translate): ExportWords {
  return {
    student: translate("chat.you"),
    tutor: translate("chat.tutor"),
    problem: translate("chat.problem"),
    stopped: translate("chat.noteStopped"),
    ending: (ending) => endingLines(ending, locale, translate),
  };
}

/**
 * A session as Markdown: a heading with the title, the day it began, then every turn under the name of who
 * spoke. Mathematics stays LaTeX between $ signs, as most Markdown editors show it.
 */
export function chatAsMarkdown(chat: ChatView, words: ExportWords): string {
  const turns = chat.messages.map((message) => {
    const problem = problemOf(message, chat.locale);
    return [
      `**${speaker(message, words)}**`,
      wordsOf(message),
      ...(message.ending ? [words.ending(message.ending).join("\n\n")] : []),
      ...(problem ? [quoted(`**${words.problem}:** ${problem}`)] : []),
      ...(message.status === "stopped" ? [`*${words.stopped}*`] : []),
    ]
      .filter((part) => part !== "")
      .join("\n\n");
  });
  return `${[`# ${plainMaths(chat.title)}`, dayOf(chat), ...turns].filter(Boolean).join("\n\n")}\n`;
}

/** A session as plain text: the same turns, mathematics in plain characters (1/2, x²), nothing to render. */
export function chatAsText(chat: ChatView, words: ExportWords): string {
  const turns = chat.messages.map((message) => {
    const problem = problemOf(message, chat.locale);
    return [
      `${speaker(message, words)}:`,
      message.author === "student" ? message.text : plainLines(message.text),
      ...(message.ending ? words.ending(message.ending).map(plainMaths) : []),
      ...(problem ? [`${words.problem}: ${plainMaths(problem)}`] : []),
      ...(message.status === "stopped" ? [`(${words.stopped})`] : []),
    ]
      .filter((part) => part !== "")
      .join("\n");
  });
  return `${[plainMaths(chat.title), dayOf(chat), ...turns].filter(Boolean).join("\n\n")}\n`;
}

/** The name of the file a session is saved in: the day it began and its title, safe on every system. */
export function exportFileName(chat: ChatView, extension: "md" | "txt"): string {
  const title = plainMaths(chat.title)
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "")
    .slice(0, 60);
  const day = chat.messages[0]?.createdAt.slice(0, 10);
  return `${[day, title || "session"].filter(Boolean).join("-")}.${extension}`;
}

function speaker(message: MessageView, words: ExportWords): string {
  return message.author === "student" ? words.student : words.tutor;
}

function problemOf({ problem }: MessageView, locale: Locale): string | null {
  return problem?.prompt[locale] ?? null;
}

/** The day of the first turn, as people write it in the language of the session. */
function dayOf(chat: ChatView): string {
  const first = chat.messages[0];
  if (!first) return "";
  return new Intl.DateTimeFormat(chat.locale, { dateStyle: "long" }).format(
    new Date(first.createdAt),
  );
}

/** A program keeps its lines and its spaces; so does what a student wrote otherwise. */
function wordsOf({ author, text, code }: MessageView): string {
  if (code) return `\`\`\`${code}\n${text.replaceAll("```", "` ` `")}\n\`\`\``;
  return author === "student" ? hardBreaks(text) : text;
}

/** A student's lines stay lines: two spaces before a break keep it in Markdown. */
function hardBreaks(text: string): string {
  return text.replaceAll("\n", "  \n");
}

function quoted(text: string): string {
  return text.replaceAll(/^/gm, "> ");
}
