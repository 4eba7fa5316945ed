import { call, type OutputFrom } from "#client/api.ts";
import { FailureCallout } from "#client/failure-callout.tsx";
import { type TypingKeeper, useKeptTyping } from "#client/kept-typing.ts";
import { useTranslate } from "#client/language.tsx";
import { useSubmission } from "#client/use-submission.ts";
import { AppError } from "#shared/errors.ts";
import { Button } from "#ui/button.tsx";
import { showToast } from "#ui/toast.tsx";
import type { FactView } from "../../../contract.ts";
import { type FactKey, type FactText, isSameText } from "../../../rules/facts.ts";
import { DropTyping } from "../drop-typing.tsx";
import { FactField } from "./fact-field.tsx";

type Texts = Partial<Record<FactKey, FactText>>;

const keeper: TypingKeeper<FactText> = new Map();

type FactFormProps = {
  /** Names the group of facts. */
  id: string;
  title: string;
  facts: readonly FactView[];
  onSaved: (saved: OutputFrom<"site", "saveFacts">) => void;
  /** Another administrator changed one of them. */
  onOutdated: () => void;
};

/** Facts that are saved together. What is typed stays until it is saved, whatever the server says. */
export function FactForm({ id, title, facts, onSaved, onOutdated }: FactFormProps) {
  const translate = useTranslate();
  const { typed, type, drop } = useKeptTyping(keeper, id, isSameText);
  const changed = facts.filter(({ key, text }) => {
    const now = typed[key]?.typed;
    return now !== undefined && !isSameText(now, text);
  });

  async function put(texts: Texts, known: readonly FactView[]) {
    const input = known.flatMap(({ key, version }) => {
      const text = texts[key];
      return text === undefined ? [] : [{ key, text, version }];
    });
    return call("site", "saveFacts", { facts: input });
  }

  async function takeBack(before: Texts, saved: readonly FactView[]): Promise<void> {
    try {
      onSaved(await put(before, saved));
      showToast({ title: translate("content.undone"), tone: "right" });
    } catch (error) {
      const code = error instanceof AppError ? error.code : "internal";
      showToast({ title: translate(`errors.${code}`), tone: "care" });
      onOutdated();
    }
  }

  const { isPending, failure, problem, form } = useSubmission(
    async () => {
      const before: Texts = Object.fromEntries(changed.map(({ key, text }) => [key, text]));
      try {
        const wanted = Object.fromEntries(changed.map(({ key }) => [key, typed[key]?.typed]));
        return { before, saved: await put(wanted, changed) };
      } catch (error) {
        if (error instanceof AppError && error.code === "content_changed") onOutdated();
        throw error;
      }
    },
    ({ before, saved }) => {
      onSaved(saved);
      drop();
      showToast({
        title: translate("content.saved"),
        tone: "right",
        action: {
          label: translate("content.undo"),
          onPress: () => void takeBack(before, saved.facts),
        },
      });
    },
  );

  return (
    <form {...form} className="rounded-card border border-hairline bg-surface p-5 sm:p-7">
      <h2 className="text-title">{title}</h2>
      <div className="mt-5 flex flex-col gap-7">
        <FailureCallout failure={failure} title={translate("content.notSaved")} />
        {facts.map((fact) => {
          const { key, text: stands } = fact;
          const now = typed[key];
          return (
            <FactField
              key={key}
              fact={fact}
              text={now?.typed ?? stands}
              isOvertaken={now !== undefined && !isSameText(now.standing, stands)}
              problem={problem}
              onText={(text) => type(key, stands, text)}
            />
          );
        })}
      </div>
      <div className="mt-7 flex flex-wrap items-center gap-3">
        <Button type="submit" variant="lamp" pending={isPending} idle={changed.length === 0}>
          {translate(isPending ? "content.saving" : "content.save")}
        </Button>
        {changed.length > 0 && <DropTyping onDrop={drop} />}
        <output className="text-small text-quiet">
          {changed.length > 0 && translate("content.unsaved")}
        </output>
      </div>
    </form>
  );
}
