import { type ReactNode, useEffect } from "react";
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

const messages = "messages";
const notifications = "notifications";

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

/** The two places where toasts appear (row K-02): messages one at a time, notifications up to three. */
export function ToastHost({ words, onReady }: ToastHostProps) {
  useEffect(onReady, [onReady]);
  return (
    <>
      <Toaster
        id={messages}
        position="top-center"
        visibleToasts={toastsVisible}
        duration={toastMs}
        containerAriaLabel={words.messages}
      />
      <Toaster
        id={notifications}
        position="top-right"
        visibleToasts={notificationToastsVisible}
        duration={notificationToastMs}
        containerAriaLabel={words.notifications}
      />
    </>
  );
}

/** Says what just happened; a new message takes the place of the one before. */
export function presentToast(options: ToastOptions): void {
  toast.dismiss();
  toast.custom((id) => <ToastCard {...options} onDone={() => toast.dismiss(id)} />, {
    toasterId: messages,
  });
}

/** Tells of something that happened elsewhere: a sign-in, a finished session. */
export function presentNotification(options: ToastOptions): void {
  toast.custom((id) => <ToastCard {...options} onDone={() => toast.dismiss(id)} />, {
    toasterId: notifications,
  });
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
