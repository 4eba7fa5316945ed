import { ArrowUp, Sigma, Square } from "lucide-react";
import {
  type FormEvent,
  type KeyboardEvent,
  lazy,
  Suspense,
  type SyntheticEvent,
  useEffect,
  useId,
  useRef,
  useState,
} from "react";
import { hasScreenKeyboard, isComposing } from "#client/keys.ts";
import { useLanguage } from "#client/language.tsx";
import type { ErrorCode } from "#shared/errors.ts";
import { classNames } from "#ui/class-names.ts";
import { IconButton } from "#ui/icon-button.tsx";
import { showToast } from "#ui/toast.tsx";
import { Tooltip } from "#ui/tooltip.tsx";
import type { ChatView } from "../contract.ts";
import { DeskTool } from "./desk-tool.tsx";
import { Explanation } from "./explanation.tsx";
import { measureMessage } from "./message-length.ts";
import { NotSent } from "./not-sent.tsx";
import { QuickActions } from "./quick-actions.tsx";
import type { ChatDesk } from "./use-chat.ts";
import { type ToCorrect, useDraft } from "./use-draft.ts";
import { useOnline } from "./use-online.ts";

const MathsField = lazy(async () => ({
  default: (await import("./maths-field.tsx")).MathsField,
}));

/** Failures for which the same thing sent again may go through. */
const mayPass: readonly ErrorCode[] = [
  "unavailable",
  "internal",
  "turn_in_progress",
  "programs_busy",
  "rate_limited",
];

function holdsFiles({ types }: DataTransfer): boolean {
  return types.includes("Files");
}

type ComposerProps = {
  desk: ChatDesk;
  /** The student is about to write down a problem of their own. */
  ownProblem: boolean;
  onOwnProblemChange: (on: boolean) => void;
  /** A problem to write anew; another object each time. */
  toCorrect: ToCorrect | null;
};

/** The box to write in, with its mathematics field and quick actions. Shown once the chat is there. */
export function Composer(props: ComposerProps) {
  const { chat } = props.desk;
  return chat && <ChatComposer key={chat.id} {...props} chat={chat} />;
}

function ChatComposer(props: ComposerProps & { chat: ChatView }) {
  const { desk, chat, ownProblem, onOwnProblemChange, toCorrect } = props;
  const { locale, translate } = useLanguage();
  const [text, setText] = useDraft(chat, desk.sending !== null, desk.unsent, toCorrect);
  const [isMathsOpen, setMathsOpen] = useState(false);
  const box = useRef<HTMLTextAreaElement>(null);
  const isOnline = useOnline();
  const id = useId();
  const { count, limit, isNear, over } = measureMessage(text);
  const isTyped = chat.workbench.problem?.interaction === undefined;

  useEffect(() => {
    if (ownProblem) box.current?.focus();
  }, [ownProblem]);

  function send(): void {
    if (text.trim() === "" || over > 0 || desk.speaking) return;
    desk.send(text.trim(), ownProblem);
    setText("");
    onOwnProblemChange(false);
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (desk.speaking) desk.stop();
    else send();
    box.current?.focus();
  }

  function takeKey(event: KeyboardEvent<HTMLTextAreaElement>): void {
    if (isComposing(event.nativeEvent)) return;
    if (event.key === "Enter" && !event.shiftKey) {
      if (hasScreenKeyboard()) return;
      event.preventDefault();
      send();
    } else if (event.key === "Escape" && ownProblem) {
      onOwnProblemChange(false);
    } else if (event.key === "ArrowUp" && text === "") {
      const last = chat.messages.findLast(({ author }) => author === "student");
      if (!last) return;
      event.preventDefault();
      setText(last.text);
    }
  }

  /** Says that pictures are not read, where one is pasted or dropped alone; else the browser would leave the page for it. */
  function refusePicture(event: SyntheticEvent, brought: DataTransfer): void {
    if (!holdsFiles(brought) || brought.types.includes("text/plain")) return;
    event.preventDefault();
    showToast({ title: translate("chat.noPictures"), tone: "care" });
  }

  async function insertMaths(latex: string): Promise<void> {
    setMathsOpen(false);
    const typed = await typedMaths(latex);
    const written = box.current?.value ?? "";
    const at = box.current?.selectionStart ?? written.length;
    const to = box.current?.selectionEnd ?? written.length;
    setText(written.slice(0, at) + typed + written.slice(to));
    requestAnimationFrame(() => {
      box.current?.focus();
      box.current?.setSelectionRange(at + typed.length, at + typed.length);
    });
  }

  function closeMaths(): void {
    setMathsOpen(false);
    box.current?.focus();
  }

  async function toggleMaths(): Promise<void> {
    if (isMathsOpen) return closeMaths();
    try {
      await import("./maths-field.tsx");
      setMathsOpen(true);
    } catch {
      showToast({ title: translate("chat.mathsFailed"), tone: "care" });
    }
  }

  const { unsent } = desk;
  const canRetry = unsent !== null && mayPass.includes(unsent.failure.code);
  return (
    <form
      onSubmit={submit}
      className="mx-auto flex w-full max-w-170 shrink-0 flex-col gap-2 px-4 pb-3 sm:px-6 print:hidden"
    >
      <DeskTool what="bar" />
      {unsent && (
        <NotSent
          unsent={unsent}
          isOnline={isOnline}
          onRetry={
            canRetry
              ? () => {
                  if (unsent.text === text) setText("");
                  desk.retry();
                }
              : null
          }
        />
      )}
      {!isOnline && !unsent && (
        <output className="rounded-control bg-lamp-soft px-4 py-2 text-small">
          {translate("chat.offline")}
        </output>
      )}
      <QuickActions
        desk={desk}
        workbench={chat.workbench}
        ownProblem={ownProblem}
        onOwnProblemChange={onOwnProblemChange}
      />
      <DeskTool
        what="own"
        id={`${id}-own`}
        on={ownProblem}
        desk={desk}
        text={text}
        onText={setText}
        onOn={onOwnProblemChange}
      />
      {isMathsOpen && (
        <Suspense fallback={null}>
          <MathsField
            locale={locale}
            words={{
              label: translate("chat.mathsField"),
              insert: translate("chat.mathsInsert"),
              close: translate("chat.mathsClose"),
            }}
            onInsert={(latex) => void insertMaths(latex)}
            onClose={closeMaths}
          />
        </Suspense>
      )}
      {chat.workbench.outcome === "open" && !ownProblem && /[\d=√\\]/.test(text) && (
        <Explanation what="typed" text={text} locale={chat.locale} />
      )}
      <div
        className={classNames(
          "flex items-end gap-1 rounded-card border bg-surface p-1.5 focus-within:outline-3 focus-within:outline-offset-2 focus-within:outline-focus",
          over > 0 ? "border-care" : "border-edge",
        )}
      >
        {isTyped && (
          <Tooltip text={translate("chat.maths")}>
            <IconButton
              label={translate("chat.maths")}
              icon={<Sigma />}
              aria-expanded={isMathsOpen}
              onClick={() => void toggleMaths()}
            />
          </Tooltip>
        )}
        <textarea
          ref={box}
          id="chat-message"
          value={text}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={takeKey}
          onPaste={(event) => refusePicture(event, event.clipboardData)}
          onDragOver={(event) => {
            if (holdsFiles(event.dataTransfer)) event.preventDefault();
          }}
          onDrop={(event) => refusePicture(event, event.dataTransfer)}
          // For browsers that do not size a field to its content.
          rows={Math.min(text.split("\n").length, 8)}
          aria-label={translate("chat.message")}
          aria-describedby={classNames(ownProblem && `${id}-own`, over > 0 && `${id}-over`)}
          aria-invalid={over > 0 || undefined}
          placeholder={translate(
            ownProblem
              ? "chat.placeholderOwn"
              : isTyped
                ? "chat.placeholder"
                : "chat.placeholderTalk",
          )}
          enterKeyHint="send"
          autoComplete="off"
          className="block field-sizing-content max-h-60 min-h-11 min-w-0 grow resize-none bg-transparent px-1 py-2 outline-none placeholder:text-quiet"
        />
        <DeskTool what="microphone" locale={chat.locale} text={text} onText={setText} box={box} />
        <SubmitButton speaking={desk.speaking} ready={count > 0 && over === 0} />
      </div>
      {isNear && over === 0 && (
        <p className="text-right text-small text-quiet tabular-nums">
          {translate("chat.counter", { count, limit })}
        </p>
      )}
      <p
        id={`${id}-over`}
        role="alert"
        className="text-small font-semibold text-care-text empty:hidden"
      >
        {over > 0 && translate("chat.tooLong", { over, limit })}
      </p>
      <p className="text-center text-small text-quiet">{translate("chat.aiNotice")}</p>
    </form>
  );
}

/** Sends, or stops the tutor while it speaks: one button, so that the focus stays where it is. */
function SubmitButton({ speaking, ready }: { speaking: boolean; ready: boolean }) {
  const { translate } = useLanguage();
  const label = translate(speaking ? "chat.stop" : "chat.send");
  return (
    <Tooltip text={label}>
      <IconButton
        type="submit"
        label={label}
        icon={speaking ? <Square fill="currentColor" /> : <ArrowUp strokeWidth={2.5} />}
        aria-disabled={(!speaking && !ready) || undefined}
        className="bg-lamp text-on-lamp! hover:bg-lamp-hover aria-disabled:bg-sunken aria-disabled:text-quiet! aria-disabled:hover:bg-sunken"
      />
    </Tooltip>
  );
}

/** Mathematics as a student would type it; as LaTeX between signs where the reader cannot be loaded. */
async function typedMaths(latex: string): Promise<string> {
  try {
    return (await import("#client/rich-text/typed-latex.ts")).typedOfLatex(latex);
  } catch {
    return `$${latex}$`;
  }
}
