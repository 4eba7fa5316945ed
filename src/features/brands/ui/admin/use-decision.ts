import { useState } from "react";
import { useTranslate } from "#client/language.tsx";
import { AppError } from "#shared/errors.ts";
import { showToast } from "#ui/toast.tsx";
import type { ListedBrand } from "../../contract.ts";

type Send = () => Promise<{ brand: ListedBrand }>;

/** Sends an administrator's decision about a brand and says how it went; `pending` names the one under way. */
export function useDecision<What extends string>(onDecided: (brand: ListedBrand) => void) {
  const translate = useTranslate();
  const [pending, setPending] = useState<What | null>(null);

  async function decide(what: What, send: Send, done: (brand: ListedBrand) => string) {
    setPending(what);
    try {
      const { brand } = await send();
      onDecided(brand);
      showToast({ title: done(brand), tone: "right" });
    } catch (error) {
      const failure = error instanceof AppError ? error : new AppError("internal");
      const text = translate(`errors.${failure.code}`, failure.data);
      showToast({ title: translate("brands.failed"), text, tone: "care" });
    } finally {
      setPending(null);
    }
  }

  return { pending, decide };
}
