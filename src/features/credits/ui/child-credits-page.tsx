import { call } from "#client/api.ts";
import { useTranslate } from "#client/language.tsx";
import { ChildFrame } from "#client/parent/child-frame.tsx";
import { CreditsView } from "./credits-view.tsx";

/** A child's credits as parents see them, with the way to ask for more. */
export function ChildCreditsPage() {
  const translate = useTranslate();
  return (
    <ChildFrame here="/parent-dashboard/credits" title={translate("credits.title")}>
      {({ id: childId }) => (
        <CreditsView
          queryKey={["credits", "child", childId]}
          read={(before, signal) =>
            call("credits", "readChildCredits", before ? { childId, before } : { childId }, {
              signal,
            })
          }
          ask={(note) => call("credits", "askForChild", { childId, note })}
        />
      )}
    </ChildFrame>
  );
}
