import { LayoutGrid } from "lucide-react";
import { useLocation } from "wouter";
import { useLanguage } from "#client/language.tsx";
import { Menu } from "#ui/menu.tsx";
import { pageEntries } from "./page-menu.ts";

/** An administrator's way to every page, in the top bar (N-05). */
export function QuickNavigation() {
  const { locale, translate } = useLanguage();
  const [, navigate] = useLocation();
  return (
    <Menu
      trigger={
        <button
          type="button"
          className="inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-control text-dusk-text hover:bg-dusk-mid sm:px-3"
        >
          <LayoutGrid className="size-5 shrink-0" aria-hidden />
          <span className="max-sm:sr-only">{translate("pages.menu")}</span>
        </button>
      }
      items={pageEntries(locale, translate).map(({ page, label }) => ({
        id: page.path,
        label,
        onSelect: () => {
          if (page.kind === "app") navigate(page.path);
          else window.location.assign(page.path);
        },
      }))}
    />
  );
}
