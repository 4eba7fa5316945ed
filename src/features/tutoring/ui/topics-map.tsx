import { useQuery } from "@tanstack/react-query";
import { Map as MapIcon } from "lucide-react";
import { useState } from "react";
import { call } from "#client/api.ts";
import { useLanguage } from "#client/language.tsx";
import { AppError } from "#shared/errors.ts";
import { Badge } from "#ui/badge.tsx";
import { buttonStyle } from "#ui/button-style.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { Loading } from "#ui/skeleton.tsx";
import type { Topic } from "../contract.ts";
import { Chapters } from "./chapters.tsx";
import type { ChatDesk } from "./use-chat.ts";
import { beginsWith, forgetBeginning } from "./use-new-session.ts";

export type TopicsMapProps = { desk: ChatDesk };

/** The way to choose what to work on: every topic of the subject, and where the student stands with it. */
export function TopicsMap({ desk }: TopicsMapProps) {
  const { translate } = useLanguage();
  const [isOpen, setOpen] = useState(() => beginsWith(desk.chat?.id ?? "", "topics"));
  return (
    <>
      <button
        type="button"
        onClick={() => setOpen(true)}
        className={buttonStyle(
          "outline",
          "normal",
          "shrink-0 whitespace-nowrap max-sm:px-3 [&_svg]:size-4.5 max-sm:[&_svg]:hidden",
        )}
      >
        <MapIcon />
        {translate("tools.topics")}
      </button>
      {isOpen && (
        <TopicsDialog
          desk={desk}
          onClose={() => {
            forgetBeginning();
            setOpen(false);
          }}
        />
      )}
    </>
  );
}

function TopicsDialog({ desk, onClose }: TopicsMapProps & { onClose: () => void }) {
  const { translate } = useLanguage();
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={translate("tools.topicsTitle")}
      description={translate("tools.topicsText")}
      closeLabel={translate("shell.close")}
    >
      <Topics
        desk={desk}
        onChoose={(skillId) => {
          onClose();
          desk.takeTopic(skillId);
        }}
      />
    </Dialog>
  );
}

function Topics({ desk, onChoose }: TopicsMapProps & { onChoose: (skillId: string) => void }) {
  const { translate } = useLanguage();
  const chatId = desk.chat?.id ?? "";
  const { data, error, refetch } = useQuery({
    queryKey: ["tutoring", "topics", chatId],
    queryFn: ({ signal }) => call("tutoring", "readTopics", { chatId }, { signal }),
    // What was done in between has moved the standing.
    gcTime: 0,
  });
  if (error) {
    const failure = error instanceof AppError ? error : new AppError("internal");
    return (
      <div role="alert" className="flex flex-col items-start gap-3">
        <p>{translate(`errors.${failure.code}`, failure.data)}</p>
        <Button onClick={() => void refetch()}>{translate("shell.tryAgain")}</Button>
      </div>
    );
  }
  if (!data) return <Loading label={translate("shell.loading")} />;
  return bandsOf(data.topics).map(({ grades: [from, to], topics }) => (
    <section key={`${from}-${to}`} className="mt-5 first:mt-0">
      <h3 className="text-small font-semibold text-quiet">
        {from === to
          ? translate("tools.topicsGrade", { grade: from })
          : translate("tools.topicsGrades", { from, to })}
      </h3>
      <ul className="mt-2 flex flex-col gap-2">
        {topics.map((topic) => (
          <li key={topic.id}>
            <TopicButton topic={topic} isBusy={desk.speaking} onChoose={onChoose} />
            <Chapters chapters={topic.chapters} />
          </li>
        ))}
      </ul>
    </section>
  ));
}

type TopicButtonProps = { topic: Topic; isBusy: boolean; onChoose: (skillId: string) => void };

function TopicButton({ topic, isBusy, onChoose }: TopicButtonProps) {
  const { locale, translate } = useLanguage();
  const { id, title, why, standing } = topic;
  return (
    <button
      type="button"
      aria-disabled={isBusy || undefined}
      onClick={() => {
        if (!isBusy) onChoose(id);
      }}
      className="flex w-full flex-col gap-1 rounded-card border border-hairline bg-surface p-3 text-left hover:border-ink"
    >
      <span className="flex w-full flex-wrap items-center justify-between gap-2">
        <span className="font-reading font-semibold">{title[locale]}</span>
        {standing !== "later" && (
          <Badge tone={tones[standing]}>{translate(`tools.topic_${standing}`)}</Badge>
        )}
      </span>
      <span className="text-small text-quiet">{why[locale]}</span>
    </button>
  );
}

const tones = { due: "care", begun: "plain", ready: "lamp", mastered: "right" } as const;

type Band = { grades: readonly [number, number]; topics: Topic[] };

/** Topics by the grades they belong to, the lowest first; within a band in the order in which they build on each other. */
function bandsOf(topics: readonly Topic[]): Band[] {
  const bands: Band[] = [];
  for (const topic of topics) {
    const [from, to] = topic.grades;
    const band = bands.find(({ grades }) => grades[0] === from && grades[1] === to);
    if (band) band.topics.push(topic);
    else bands.push({ grades: [from, to], topics: [topic] });
  }
  return bands.sort((a, b) => a.grades[0] - b.grades[0] || a.grades[1] - b.grades[1]);
}
