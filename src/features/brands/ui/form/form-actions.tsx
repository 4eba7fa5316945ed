import { useTranslate } from "#client/language.tsx";
import { Button } from "#ui/button.tsx";

/** What becomes of the form: kept as a draft, or the page. */
export type Wish = "save" | "publish";

type FormActionsProps = {
  /** What is under way. */
  pending: Wish | null;
  /** What stands in the form was not saved. */
  isChanged: boolean;
  onWish: (wish: Wish) => void;
};

/** The two ends of the form, in reach wherever one is in it. Enter in a field saves. */
export function FormActions({ pending, isChanged, onWish }: FormActionsProps) {
  const translate = useTranslate();
  return (
    <div className="sticky bottom-0 z-10 -mx-4 flex flex-wrap items-center gap-3 border-t border-hairline bg-paper px-4 py-3 sm:mx-0 sm:px-0">
      <Button
        type="submit"
        pending={pending === "save"}
        onClick={() => onWish("save")}
        className="max-sm:grow"
      >
        {translate(pending === "save" ? "brands.saving" : "brands.save")}
      </Button>
      <Button
        type="submit"
        variant="lamp"
        pending={pending === "publish"}
        onClick={() => onWish("publish")}
        className="max-sm:grow"
      >
        {translate(pending === "publish" ? "brands.publishing" : "brands.publish")}
      </Button>
      <output className="text-small text-quiet max-sm:w-full">
        {isChanged && translate("brands.unsaved")}
      </output>
    </div>
  );
}
