import { useTranslate } from "#client/language.tsx";
import { Button } from "#ui/button.tsx";

/** Puts back what stands in place of what was typed; the focus goes to the first field, for the button goes with the typing. */
export function DropTyping({ onDrop }: { onDrop: () => void }) {
  const translate = useTranslate();
  return (
    <Button
      onClick={({ currentTarget: { form } }) => {
        onDrop();
        form?.querySelector<HTMLElement>("input, textarea")?.focus();
      }}
    >
      {translate("content.dropTyped")}
    </Button>
  );
}
