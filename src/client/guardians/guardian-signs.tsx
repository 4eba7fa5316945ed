import { Eye, UserPlus } from "lucide-react";
import { lazy, Suspense, useEffect, useState } from "react";
import { Link } from "wouter";
import { minute } from "#shared/constants.ts";
import { Sheet } from "#ui/sheet.tsx";
import { Loading } from "#ui/skeleton.tsx";
import { useTranslate } from "../language.tsx";
import { loadWords } from "../words.ts";
import { useOwnGuardians } from "./use-own-guardians.ts";

const Question = lazy(async () => {
  const [{ Question: loaded }] = await Promise.all([
    import("./question.tsx"),
    loadWords(["guardians"]),
  ]);
  return { default: loaded };
});

/** How often the desk asks whether somebody new wants to look after the student. */
const lookAgainMs = minute;

/**
 * L12: the permanent, quiet sign that somebody can see how the student learns; nothing where nobody can. It lights up when
 * a birthday changes what they see (promise 5), until the student has read it.
 */
export function SeenByParents() {
  const translate = useTranslate();
  const { data } = useOwnGuardians();
  if (!data || data.guardians.length === 0 || data.policy.sight === "none") return null;
  const { hasUnreadChange: isNew } = data;
  const words = translate(isNew ? "time.seenChanges" : "time.seen");
  return (
    <Link
      to="/what-parents-see"
      title={words}
      className={`inline-flex min-h-11 min-w-11 shrink-0 items-center justify-center gap-2 rounded-control hover:bg-dusk-mid ${isNew ? "px-2 font-semibold text-dusk-lamp sm:px-3" : ""}`}
    >
      <Eye className="size-5 shrink-0" aria-hidden />
      <span className={isNew ? "max-lg:sr-only" : "sr-only"}>{words}</span>
    </Link>
  );
}

/**
 * A parent asks to look after the student: a quiet sign, with the question and the student's answer behind it; nothing
 * where nobody asks. Its words stand in the area "time".
 */
export function AskedByParents() {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  const { data, keep } = useOwnGuardians(lookAgainMs);
  const [first] = data?.asking ?? [];
  const isAsked = first !== undefined;
  useEffect(() => (isAsked ? rescueFocus : undefined), [isAsked]);
  if (!data || !first) return null;
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className="inline-flex min-h-11 min-w-11 shrink-0 items-center justify-center gap-2 rounded-control px-2 font-semibold text-dusk-lamp hover:bg-dusk-mid sm:px-3"
      >
        <UserPlus className="size-5 shrink-0" aria-hidden />
        <span className="max-md:sr-only">{translate("time.asked")}</span>
      </button>
      <Sheet
        open={isOpen}
        onOpenChange={setOpen}
        side="right"
        title={translate("time.asked")}
        closeLabel={translate("shell.close")}
      >
        <Suspense fallback={<Loading label={translate("shell.loading")} />}>
          <div className="flex flex-col gap-5">
            {data.asking.map((parent) => (
              <Question
                key={parent.id}
                parent={parent}
                own={data}
                onChanged={(own) => {
                  keep(own);
                  if (own.asking.length === 0) setOpen(false);
                }}
              />
            ))}
          </div>
        </Suspense>
      </Sheet>
    </>
  );
}

/** The sign goes with the last answer: the keyboard goes on at the page's start. */
function rescueFocus(): void {
  if (document.activeElement === document.body) document.getElementById("main")?.focus();
}
