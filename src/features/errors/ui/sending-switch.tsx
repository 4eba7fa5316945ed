import { useState } from "react";
import { useTranslate } from "#client/language.tsx";
import { Checkbox } from "#ui/checkbox.tsx";
import { decideSending, sendsReports } from "./kept-reports.ts";

/** Whether the reports of this browser are sent by themselves: off until somebody switches it on. */
export function SendingSwitch() {
  const translate = useTranslate();
  const [isSent, setSent] = useState(sendsReports);
  return (
    <Checkbox
      checked={isSent}
      onChange={({ currentTarget }) => {
        decideSending(currentTarget.checked);
        setSent(currentTarget.checked);
      }}
      label={
        <>
          {translate("mishaps.always")}
          <span className="block text-small text-quiet">{translate("mishaps.alwaysText")}</span>
        </>
      }
    />
  );
}
