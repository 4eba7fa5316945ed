import { type ReactNode, useEffect, useRef, useSyncExternalStore } from "react";
import { toast, Toaster } from "sonner";
import {
  notificationToastMs,
  notificationToastsVisible,
  toastMs,
  toastsVisible,
} from "#shared/constants.ts";
import { classNames } from "./class-names.ts";

type Tone = "plain" | "right" | "care";

/** What a toast says. */
export type ToastOptions = {
  title: string;
  text?: ReactNode;
  tone?: Tone;
  /** One thing that can be done about it. */
  action?: { label: string; onPress: () => void };
};

/** The two places, how many are seen in each at once, and for how long (K-02). */
export const toastPlaces = {
  messages: { id: "messages", visibleToasts: toastsVisible, duration: toastMs },
  notifications: {
    id: "notifications",
    visibleToasts: notificationToastsVisible,
    duration: notificationToastMs,
  },
} as const;

const edges: Readonly<Record<Tone, string>> = {
  plain: "border-l-lamp",
  right: "border-l-glass",
  care: "border-l-care",
};

type ToastHostProps = {
  words: { messages: string; notifications: string };
  /** Called once both places are there to show something. */
  onReady: () => void;
};

/** What carries the toasts, once it is there. */
let layer: HTMLElement | null = null;

/** Brings the toasts before everything else: dialogs stand in the browser's top layer, where the last to come is in front. */
function bringForward(): void {
  if (!layer?.isConnected) return;
  if (layer.matches(":popover-open")) layer.hidePopover();
  layer.showPopover();
}

function hearDialog({ target }: Event): void {
  if (target instanceof HTMLDialogElement && target.open) bringForward();
}

/** Where toasts take the whole width, as sonner has it. */
const narrow = "(max-width: 600px)";

function hearWidth(listener: () => void): () => void {
  const query = matchMedia(narrow);
  query.addEventListener("change", listener);
  return () => query.removeEventListener("change", listener);
}

/** How far from the foot of a narrow page a toast stands: above what is being written there. */
const footVariable = "--toast-foot";
const footGapPx = 12;

function measureFoot(): void {
  const composer = document.querySelector("[data-region=composer]");
  const height = composer?.getBoundingClientRect().height ?? 0;
  document.documentElement.style.setProperty(footVariable, `${height + footGapPx}px`);
}

/**
 * The two places where toasts appear: messages and notifications. At the
 * head of a wide page; at the foot of a narrow one, where the head is all menu and title.
 */
export function ToastHost({ words, onReady }: ToastHostProps) {
  const own = useRef<HTMLDivElement>(null);
  const isNarrow = useSyncExternalStore(hearWidth, () => matchMedia(narrow).matches);
  const offset = { bottom: `var(${footVariable}, ${footGapPx}px)` };
  useEffect(() => {
    layer = own.current;
    bringForward();
    // Such an event does not rise, but it is heard on its way down.
    document.addEventListener("toggle", hearDialog, true);
    return () => document.removeEventListener("toggle", hearDialog, true);
  }, []);
  useEffect(onReady, [onReady]);
  return (
    <div
      ref={own}
      popover="manual"
      className="inset-auto m-0 size-0 overflow-visible border-0 bg-transparent p-0"
    >
      <Toaster
        {...toastPlaces.messages}
        position={isNarrow ? "bottom-center" : "top-center"}
        mobileOffset={offset}
        containerAriaLabel={words.messages}
      />
      <Toaster
        {...toastPlaces.notifications}
        position={isNarrow ? "bottom-center" : "top-right"}
        mobileOffset={offset}
        containerAriaLabel={words.notifications}
      />
    </div>
  );
}

/** Says what just happened; a new message takes the place of the one before. */
export function presentToast(options: ToastOptions): void {
  measureFoot();
  toast.dismiss();
  toast.custom((id) => <ToastCard {...options} onDone={() => toast.dismiss(id)} />, {
    toasterId: toastPlaces.messages.id,
  });
  bringForward();
}

/** Tells of something that happened elsewhere: a sign-in, a finished session. */
export function presentNotification(options: ToastOptions): void {
  measureFoot();
  toast.custom((id) => <ToastCard {...options} onDone={() => toast.dismiss(id)} />, {
    toasterId: toastPlaces.notifications.id,
  });
  bringForward();
}

function ToastCard({
  title,
  text,
  tone = "plain",
  action,
  onDone,
}: ToastOptions & { onDone: () => void }) {
  return (
    <div
      className={classNames(
        "flex font-reading text-body w-[min(24rem,calc(100vw-2rem))] items-center gap-4 rounded-control border border-l-6 border-hairline bg-raised px-4 py-3 text-ink shadow-float",
        edges[tone],
      )}
    >
      <div className="grow">
        <p className="font-semibold">{title}</p>
        {text && <p className="text-small text-quiet">{text}</p>}
      </div>
      {action && (
        <button
          type="button"
          className="min-h-11 shrink-0 font-semibold underline decoration-lamp decoration-2 underline-offset-4"
          onClick={() => {
            action.onPress();
            onDone();
          }}
        >
          {action.label}
        </button>
      )}
    </div>
  );
}
