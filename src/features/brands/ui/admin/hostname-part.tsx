import { useState } from "react";
import { call } from "#client/api.ts";
import { useTranslate } from "#client/language.tsx";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { textLinkStyle } from "#ui/link.tsx";
import { showToast } from "#ui/toast.tsx";
import type { ListedBrand } from "../../contract.ts";
import type { BrandHostname } from "../../contract/hostname.ts";
import { hostnameState } from "../../rules/hostname-state.ts";
import { RefuseDialog } from "./refuse-dialog.tsx";
import { useDecision } from "./use-decision.ts";

type HostnamePartProps = {
  brandId: string;
  hostname: BrandHostname;
  onDecided: (brand: ListedBrand) => void;
};

const tones = {
  unproven: "plain",
  waits: "lamp",
  served: "right",
  refused: "care",
  off: "plain",
  failing: "care",
  straying: "care",
  strayed: "care",
} as const;

/** A partner's own hostname, with what can be decided about it now. */
export function HostnamePart({ brandId, hostname, onDecided }: HostnamePartProps) {
  const translate = useTranslate();
  const { pending, decide } = useDecision<"approve" | "switch">(onDecided);
  const [isRefusing, setRefusing] = useState(false);
  const { hostname: name, decision, active, provenAt } = hostname;
  const named = { hostname: name };
  const state = hostnameState(hostname);
  const send = (isApproved: boolean, reason = "") =>
    call("brands", "decideHostname", { brandId, isApproved, hostname: name, reason });
  const approve = () =>
    decide(
      "approve",
      () => send(true),
      () => translate("brands.hostnameApproved", named),
    );
  const toggle = () =>
    decide(
      "switch",
      () => call("brands", "switchHostname", { brandId, active: !active }),
      () => translate(active ? "brands.hostnameSwitchedOff" : "brands.hostnameSwitchedOn", named),
    );

  return (
    <section className="mt-5 border-t border-hairline pt-4" aria-label={name}>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <h4 className="min-w-0 font-semibold wrap-anywhere">
          {hostname.isServed ? (
            <a href={hostname.address} target="_blank" rel="noreferrer" className={textLinkStyle}>
              {name} <span className="font-normal">{translate("brands.opensNew")}</span>
            </a>
          ) : (
            name
          )}
        </h4>
        <Badge tone={tones[state]}>{translate(`brands.hostnameState_${state}`)}</Badge>
      </div>
      {hostname.approvedBefore && (
        <p className="mt-1 text-small break-all text-quiet">
          {translate("brands.hostnameBefore", { hostname: hostname.approvedBefore })}
        </p>
      )}
      {hostname.decisionReason && (
        <p className="mt-1 text-quiet">
          {translate("brands.blurbReason", { reason: hostname.decisionReason })}
        </p>
      )}
      <div className="mt-3 flex flex-wrap gap-3">
        {provenAt !== null && decision !== "approved" && (
          <Button variant="lamp" pending={pending === "approve"} onClick={() => void approve()}>
            {translate("brands.approveHostname")}
          </Button>
        )}
        {decision !== "refused" && (
          <Button variant="care" onClick={() => setRefusing(true)}>
            {translate("brands.refuseHostname")}
          </Button>
        )}
        {decision === "approved" && (
          <Button
            variant={active ? "care" : "outline"}
            pending={pending === "switch"}
            onClick={() => void toggle()}
          >
            {translate(active ? "brands.switchHostnameOff" : "brands.switchHostnameOn")}
          </Button>
        )}
      </div>
      {isRefusing && (
        <RefuseDialog
          title={translate("brands.refuseHostnameTitle", named)}
          text={translate("brands.refuseHostnameText")}
          action={translate("brands.refuseHostname")}
          send={(reason) => send(false, reason)}
          onClose={() => setRefusing(false)}
          onDecided={(decided) => {
            setRefusing(false);
            onDecided(decided);
            showToast({ title: translate("brands.hostnameIsRefused", named), tone: "right" });
          }}
        />
      )}
    </section>
  );
}
