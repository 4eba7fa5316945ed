import { call } from "#client/api.ts";
import { ownCreditsKey } from "#client/credits/use-own-credits.ts";
import { useTranslate } from "#client/language.tsx";
import { placeName } from "#ui/place-name.ts";
import { TextLink } from "#ui/link.tsx";
import { CreditsView } from "./credits-view.tsx";

/** A student's own credits; a child whose parents can ask for more is sent to them. */
export function OwnCreditsPage() {
  const translate = useTranslate();
  return (
    <div className="mx-auto flex w-full max-w-260 flex-col gap-6 px-4 py-10 sm:px-8">
      <title>{`${translate("credits.ownTitle")} · ${placeName()}`}</title>
      <header className="flex flex-col gap-2">
        <p>
          <TextLink to="/chat">{translate("shell.myLearning")}</TextLink>
        </p>
        <h1 className="text-heading">{translate("credits.ownTitle")}</h1>
      </header>
      <CreditsView
        queryKey={[...ownCreditsKey, "history"]}
        read={(before, signal) =>
          call("credits", "readOwnCredits", before ? { before } : {}, { signal })
        }
        ask={(note) => call("credits", "askForSelf", { note })}
      />
    </div>
  );
}
