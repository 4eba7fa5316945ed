import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { useSearchParams } from "wouter";
import { FailureCallout } from "#client/failure-callout.tsx";
import { useTranslate } from "#client/language.tsx";
import { AppError } from "#shared/errors.ts";
import { NothingFoundPicture } from "#ui/art/empty-pictures.tsx";
import { Button } from "#ui/button.tsx";
import { Callout } from "#ui/callout.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { FormPage } from "#ui/form-page.tsx";
import { ButtonLink } from "#ui/link.tsx";
import { Loading } from "#ui/skeleton.tsx";

type LetterPageProps<Letter> = {
  /** What its query is kept under. */
  name: string;
  /** Asks the server what the letter with this token says. */
  read: (token: string, signal: AbortSignal) => Promise<Letter>;
  /** Says of a letter that was answered, or is too old, that nothing waits any more. */
  gone: { title: string; text: string };
  /** Said where it could not be read, which another try may mend. */
  failed: string;
  /** Said once the reader has said no. */
  declined: { title: string; text: string };
  /** What the letter says and asks, under its heading. */
  children: (letter: Letter, token: string, onDeclined: () => void) => ReactNode;
};

/** Where a letter leads whose reader answers with yes or no, by the token in its address. */
export function LetterPage<Letter>(props: LetterPageProps<Letter>) {
  const { name, read, gone, failed, declined, children } = props;
  const translate = useTranslate();
  const [query] = useSearchParams();
  const token = query.get("token") ?? "";
  const [isDeclined, setDeclined] = useState(false);
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ["family", name, token],
    queryFn: ({ signal }) => read(token, signal),
  });
  if (isDeclined) {
    return (
      <FormPage title={declined.title}>
        <Callout kind="right" announce>
          {declined.text}
        </Callout>
      </FormPage>
    );
  }
  if (error && isGone(error)) {
    return <EmptyState picture={<NothingFoundPicture />} {...gone} />;
  }
  if (error) {
    return (
      <FormPage title={failed}>
        <div className="flex flex-col items-start gap-6">
          <FailureCallout
            failure={error instanceof AppError ? error : new AppError("internal")}
            title={failed}
          />
          <Button variant="lamp" pending={isFetching} onClick={() => void refetch()}>
            {translate("shell.tryAgain")}
          </Button>
        </div>
      </FormPage>
    );
  }
  if (!data) return <Loading label={translate("shell.loading")} />;
  return children(data, token, () => setDeclined(true));
}

/** Answered already, too old, or never written: no further try brings it back. */
function isGone(error: Error): boolean {
  return (
    error instanceof AppError && (error.code === "token_invalid" || error.code === "invalid_input")
  );
}

type ParentAccountLinksProps = {
  /** Where the letter is opened again. */
  next: string;
  /** The reader's address, where the letter says it: the forms begin with it. */
  email?: string;
  register: string;
  login: string;
};

/** For a visitor: only a parent's account can say yes. */
export function ParentAccountLinks({ next, email, register, login }: ParentAccountLinksProps) {
  // Beside the address of the page and not in it: addresses are written down in many places.
  const state = email === undefined ? null : { email };
  return (
    <div className="flex flex-wrap gap-3">
      <ButtonLink to={`/register?${new URLSearchParams({ next })}`} state={state} variant="lamp">
        {register}
      </ButtonLink>
      <ButtonLink to={`/login?${new URLSearchParams({ tab: "parent", next })}`} state={state}>
        {login}
      </ButtonLink>
    </div>
  );
}
