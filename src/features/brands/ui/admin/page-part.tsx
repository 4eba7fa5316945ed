import { useState } from "react";
import { call } from "#client/api.ts";
import { useTranslate } from "#client/language.tsx";
import { Button } from "#ui/button.tsx";
import { showToast } from "#ui/toast.tsx";
import type { ListedBrand } from "../../contract.ts";
import { identityOf } from "../../rules/identity.ts";
import { RefuseDialog } from "./refuse-dialog.tsx";
import { useDecision } from "./use-decision.ts";

type PagePartProps = {
  brand: ListedBrand;
  name: string;
  onDecided: (brand: ListedBrand) => void;
};

/** Switches a partner's page on and off; one that nobody has looked at yet can be left off with a reason. */
export function PagePart({ brand, name, onDecided }: PagePartProps) {
  const translate = useTranslate();
  const { pending, decide } = useDecision<"active">(onDecided);
  const [isRefusing, setRefusing] = useState(false);
  const { id: brandId, active, subdomain } = brand;
  const identity = identityOf(brand);
  const isWaiting = brand.waits.includes("page");
  const toggle = () =>
    decide(
      "active",
      () => call("brands", "switchBrand", { brandId, active: !active, subdomain, identity }),
      (decided) => translate(decided.active ? "brands.switchedOn" : "brands.switchedOff", { name }),
    );
  return (
    <>
      {isWaiting && <p className="mt-3 max-w-text">{translate("brands.pageWaits")}</p>}
      <div className="mt-3 flex flex-wrap gap-3">
        <Button
          variant={active ? "care" : isWaiting ? "lamp" : "outline"}
          pending={pending === "active"}
          onClick={() => void toggle()}
        >
          {translate(active ? "brands.switchOff" : "brands.switchOn")}
        </Button>
        {isWaiting && (
          <Button variant="care" onClick={() => setRefusing(true)}>
            {translate("brands.leaveOff")}
          </Button>
        )}
      </div>
      {isRefusing && (
        <RefuseDialog
          title={translate("brands.leaveOffTitle", { name })}
          text={translate("brands.leaveOffText")}
          action={translate("brands.leaveOff")}
          send={(reason) =>
            call("brands", "switchBrand", { brandId, active: false, subdomain, reason })
          }
          onClose={() => setRefusing(false)}
          onDecided={(decided) => {
            setRefusing(false);
            onDecided(decided);
            showToast({ title: translate("brands.switchedOff", { name }), tone: "right" });
          }}
        />
      )}
    </>
  );
}
