import { useInfiniteQuery } from "@tanstack/react-query";
import { call } from "../../api.ts";
import { useLanguage, useTranslate } from "../../language.tsx";
import { LoadFailed } from "../../load-failed.tsx";
import { RichLine } from "../../rich-text/rich-text.tsx";
import { endingName } from "#shared/endings.ts";
import { subjectNames } from "#shared/subjects.ts";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { Loading } from "#ui/skeleton.tsx";
import type { EvidenceProblem, EvidenceQuery } from "#features/family/contract.ts";
import { EvidenceAnswer } from "./evidence-answer.tsx";

const tones = { alone: "right", withHelp: "help", open: "plain" } as const;

/** The problems behind a number, the latest first, a page at a time. */
export function EvidenceList({ childId, query }: { childId: string; query: EvidenceQuery }) {
  const translate = useTranslate();
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(
    {
      queryKey: ["family", "evidence", childId, query],
      queryFn: ({ pageParam, signal }) =>
        call(
          "family",
          "readEvidence",
          { childId, ...query, ...(pageParam === "" ? {} : { before: pageParam }) },
          { signal },
        ),
      initialPageParam: "",
      getNextPageParam: ({ next }) => next,
      staleTime: 0,
    },
  );
  if (!data) {
    return error ? (
      <LoadFailed
        error={error}
        title={translate("evidence.failed")}
        onRetry={() => void refetch()}
      />
    ) : (
      <Loading label={translate("shell.loading")} />
    );
  }
  const problems = data.pages.flatMap((page) => page.problems);
  if (problems.length === 0) return <p className="text-quiet">{translate("evidence.none")}</p>;
  return (
    <div className="flex flex-col gap-5">
      <p className="text-small text-quiet">{translate("evidence.lead")}</p>
      <ol className="flex flex-col gap-4">
        {problems.map((problem) => (
          <Problem key={problem.id} problem={problem} />
        ))}
      </ol>
      {hasNextPage && (
        <Button
          pending={isFetchingNextPage}
          className="self-start"
          onClick={() => void fetchNextPage()}
        >
          {translate("evidence.more")}
        </Button>
      )}
    </div>
  );
}

function Problem({ problem }: { problem: EvidenceProblem }) {
  const { locale, translate } = useLanguage();
  const { prompt, skill, subject, ending, shownAt, answers } = problem;
  return (
    <li className="flex flex-col gap-3 rounded-card border border-hairline bg-surface p-4">
      <div className="flex flex-wrap items-start justify-between gap-2">
        <p className="text-small text-quiet">{skill?.[locale] ?? subjectNames[subject][locale]}</p>
        <Badge tone={tones[ending]}>{endingName(ending, locale, translate)}</Badge>
      </div>
      {prompt && (
        <p className="font-semibold break-words">
          <RichLine text={prompt} />
        </p>
      )}
      <ol className="flex flex-col gap-3 border-l-2 border-hairline pl-4">
        {answers.map((answer, index) => (
          <EvidenceAnswer
            key={answer.id}
            answer={answer}
            writtenIn={problem.locale}
            since={index === 0 ? shownAt : (answers[index - 1]?.at ?? null)}
          />
        ))}
      </ol>
    </li>
  );
}
