import { useState } from "react";
import { call } from "#client/api.ts";
import { useTranslate } from "#client/language.tsx";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { classNames } from "#ui/class-names.ts";
import { showToast } from "#ui/toast.tsx";
import type { ListedBrand } from "../../contract.ts";
import { type Identity, identityFields, identityOf, identityText } from "../../rules/identity.ts";
import { pictureFields, readPicturePath } from "../../rules/pictures.ts";
import { plate } from "../plate.ts";
import { RefuseDialog } from "./refuse-dialog.tsx";
import { useDecision } from "./use-decision.ts";

type IdentityPartProps = {
  brand: ListedBrand;
  name: string;
  onDecided: (brand: ListedBrand) => void;
};

const tones = { pending: "lamp", approved: "right", rejected: "care" } as const;

/** What families would know a partner by, beside what they know them by now, with what can be decided about it. */
export function IdentityPart({ brand, name, onDecided }: IdentityPartProps) {
  const translate = useTranslate();
  const { pending, decide } = useDecision<"identity">(onDecided);
  const [isRefusing, setRefusing] = useState(false);
  const { id: brandId, identityStatus: status, approvedIdentity: before } = brand;
  const identity = identityOf(brand);
  const isChanged = before === null || identityText(before) !== identityText(identity);
  // Whatever is refused is gone, though it was shown until now.
  const stays = before !== null && isChanged;
  if (!brand.waits.includes("identity") && !(status === "rejected" && isChanged)) return null;
  const send = (isApproved: boolean, reason = "") =>
    call("brands", "decideIdentity", { brandId, isApproved, identity, reason });
  const approve = () =>
    decide(
      "identity",
      () => send(true),
      () => translate("brands.identityApproved", { name }),
    );

  return (
    <section className="mt-5 border-t border-hairline pt-4">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <h4 className="font-semibold">{translate("brands.identityOf")}</h4>
        <Badge tone={tones[status]}>{translate(`brands.blurb_${status}`)}</Badge>
      </div>
      <p className="mt-2 max-w-text text-quiet">{translate("brands.identityReading")}</p>
      <div className="mt-3 grid gap-4 md:grid-cols-2">
        {before && <Shown title={translate("brands.identityBefore")} identity={before} isOld />}
        <Shown title={translate("brands.identityNow")} identity={identity} />
      </div>
      {brand.identityReason && (
        <p className="mt-2 text-quiet">
          {translate("brands.blurbReason", { reason: brand.identityReason })}
        </p>
      )}
      <div className="mt-3 flex flex-wrap gap-3">
        <Button
          variant={status === "pending" ? "lamp" : "outline"}
          pending={pending === "identity"}
          onClick={() => void approve()}
        >
          {translate("brands.approveIdentity")}
        </Button>
        {status === "pending" && (
          <Button variant="care" onClick={() => setRefusing(true)}>
            {translate("brands.refuseIdentity")}
          </Button>
        )}
      </div>
      {isRefusing && (
        <RefuseDialog
          title={translate("brands.refuseIdentityTitle", { name })}
          text={translate(stays ? "brands.refuseIdentityText" : "brands.refuseIdentityFirst")}
          action={translate("brands.refuseIdentity")}
          send={(reason) => send(false, reason)}
          onClose={() => setRefusing(false)}
          onDecided={(decided) => {
            setRefusing(false);
            onDecided(decided);
            showToast({ title: translate("brands.identityRefused"), tone: "right" });
          }}
        />
      )}
    </section>
  );
}

function isPictureField(field: string): boolean {
  return Object.values<string>(pictureFields).includes(field);
}

type ShownProps = { title: string; identity: Identity; isOld?: boolean };

/** Names, title, pictures and e-mail; a picture of another server is named and not loaded. */
function Shown({ title, identity, isOld = false }: ShownProps) {
  const translate = useTranslate();
  return (
    <section
      aria-label={title}
      className={isOld ? "rounded-control bg-sunken p-4" : "rounded-control bg-lamp-soft p-4"}
    >
      <h5 className="text-small font-semibold">{title}</h5>
      <dl className="mt-1 flex flex-col gap-2">
        {identityFields.map((field) => {
          const value = identity[field];
          return (
            <div key={field}>
              <dt className="text-small text-quiet">{translate(`brands.${field}`)}</dt>
              <dd className="wrap-anywhere">
                {value === null ? (
                  translate("brands.identityNone")
                ) : readPicturePath(value) ? (
                  <img
                    src={value}
                    alt={translate(`brands.${field}`)}
                    className={classNames("max-h-16 max-w-full rounded-control p-2", plate(value))}
                  />
                ) : isPictureField(field) ? (
                  translate("brands.contentsElsewhere", { address: value })
                ) : (
                  value
                )}
              </dd>
            </div>
          );
        })}
      </dl>
    </section>
  );
}
