import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useCallback } from "react";
import { Redirect } from "wouter";
import { call, type OutputFrom } from "#client/api.ts";
import { FailureCallout } from "#client/failure-callout.tsx";
import { useTranslate } from "#client/language.tsx";
import { AppError } from "#shared/errors.ts";
import { Loading } from "#ui/skeleton.tsx";
import type { AffiliateStep } from "../rules/standing.ts";

/** Where an affiliate stands, as the server says. */
export type Standing = OutputFrom<"affiliates", "readStanding">;

const standingKey = ["affiliates", "standing"] as const;

/** What a form does with the standing that the server answered: the page leads on by it. */
export function useNewStanding(): (standing: Standing) => void {
  const client = useQueryClient();
  return useCallback((standing) => client.setQueryData(standingKey, standing), [client]);
}

type AffiliateStepPageProps = {
  /** The step this page is. */
  here: AffiliateStep;
  /** Administrators may stay at a step that is not theirs. */
  stays?: boolean;
  children: (standing: Standing) => ReactNode;
};

/**
 * A page on the way in (T-06). The server has sent whoever loads it to the right one; this does the same for whoever
 * comes from another page of the application.
 */
export function AffiliateStepPage({ here, stays = false, children }: AffiliateStepPageProps) {
  const translate = useTranslate();
  const { data, error } = useQuery({
    queryKey: standingKey,
    queryFn: ({ signal }) => call("affiliates", "readStanding", {}, { signal }),
  });
  if (data && (stays || data.step === here)) return children(data);
  if (data) return <Redirect to={data.step} replace />;
  return (
    <div className="mx-auto w-full max-w-page px-4 py-10 sm:px-8">
      {error ? (
        <FailureCallout
          failure={error instanceof AppError ? error : new AppError("internal")}
          title={translate("affiliates.loadFailed")}
        />
      ) : (
        <Loading label={translate("affiliates.loading")} lines={5} />
      )}
    </div>
  );
}
