import type { ReactNode } from "react";
import { Button } from "./button.tsx";
import type { ButtonVariant } from "./button-style.ts";
import { showToast } from "./toast.tsx";

type CopyButtonProps = {
  value: string;
  /** What is said when the value is on the clipboard, and when it is not. */
  copied: string;
  failed: string;
  /** The button's whole name, where its words alone do not say what is copied. */
  name?: string;
  variant?: ButtonVariant;
  children: ReactNode;
};

/** Puts a text on the clipboard, and says whether it did. */
export function CopyButton({ value, copied, failed, name, variant, children }: CopyButtonProps) {
  async function copy(): Promise<void> {
    const isCopied = await write(value);
    showToast({ title: isCopied ? copied : failed, tone: isCopied ? "right" : "care" });
  }
  return (
    <Button variant={variant} aria-label={name} onClick={() => void copy()}>
      {children}
    </Button>
  );
}

/** Whether the text is on the clipboard now. On plain http browsers offer none. */
async function write(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
