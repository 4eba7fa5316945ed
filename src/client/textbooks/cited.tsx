import { BookOpenText } from "lucide-react";
import { useState } from "react";
import { useTranslate } from "#client/language.tsx";
import { LoadFailed } from "#client/load-failed.tsx";
import type { Citation } from "#features/textbooks/contract.ts";
import { passagePath } from "#shared/book-pages.ts";
import { AppError } from "#shared/errors.ts";
import { Dialog } from "#ui/dialog.tsx";
import { TextLink } from "#ui/link.tsx";
import { Loading } from "#ui/skeleton.tsx";
import { BookSource } from "./book-source.tsx";
import { PassageText } from "./passage-text.tsx";
import { placeWords } from "./place-words.ts";
import { usePassage } from "./use-passage.ts";

export type CitedProps = { citation: Citation };

/** Which book the tutor rests on, under a turn; a press opens the passage over the page. */
export function Cited({ citation }: CitedProps) {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  const { bookTitle, locale } = citation;
  const place = placeWords(citation, translate);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className="flex min-h-11 items-center gap-2 self-start text-left text-small text-quiet underline decoration-hairline underline-offset-4 hover:decoration-lamp"
      >
        <BookOpenText className="size-4.5 shrink-0" aria-hidden />
        <span>
          {translate("textbooks.from")} <cite lang={locale}>{bookTitle}</cite>
          {place && `, ${place}`}
        </span>
      </button>
      <Dialog
        open={isOpen}
        onOpenChange={setOpen}
        title={translate("textbooks.citedTitle")}
        description={
          <>
            <cite lang={locale}>{bookTitle}</cite>
            {place && `, ${place}`}
          </>
        }
        closeLabel={translate("shell.close")}
      >
        <CitedPassage citation={citation} />
      </Dialog>
    </>
  );
}

function CitedPassage({ citation: { passageId, locale } }: CitedProps) {
  const translate = useTranslate();
  const { data, error, refetch } = usePassage(passageId);
  if (error instanceof AppError && error.code === "not_found")
    return (
      <p>
        {translate("textbooks.gone")}. {translate("textbooks.goneText")}
      </p>
    );
  if (error)
    return (
      <LoadFailed
        error={error}
        title={translate("textbooks.passageFailed")}
        onRetry={() => void refetch()}
      />
    );
  if (!data) return <Loading label={translate("shell.loading")} />;
  return (
    <div className="flex flex-col gap-4">
      <PassageText text={data.passage.text} locale={locale} />
      <BookSource book={data.book} />
      <p>
        <TextLink to={passagePath(passageId)}>{translate("textbooks.openInBook")}</TextLink>
      </p>
    </div>
  );
}
