import { useTranslate } from "#client/language.tsx";
import { TextLink } from "#ui/link.tsx";

/** For a parent whose child signed up alone: the way to ask that student, in place of a second account. */
export function LinkHint() {
  const translate = useTranslate();
  return (
    <p className="text-quiet">
      {translate("family.linkHint")}{" "}
      <TextLink to="/parent-dashboard/guardians#link">{translate("family.linkHere")}</TextLink>
    </p>
  );
}
