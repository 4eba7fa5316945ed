import { Suspense, useEffect, useRef } from "react";
import { late } from "../late.tsx";
import type { ChatDesk } from "../use-chat.ts";
import { forgetText } from "./kept-text.ts";
import type { WritingCardProps } from "./writing-card.tsx";

const WritingCard = late<WritingCardProps>(
  async () => (await import("./writing-card.tsx")).WritingCard,
  "writing",
);

export type WritingOfferProps = { desk: ChatDesk };

/** A longer text that may be written now, where there is one. */
export function WritingOffer({ desk }: WritingOfferProps) {
  const { chat } = desk;
  const handedIn = useRef<{ taskId: string; text: string } | null>(null);

  // What has arrived is kept there; what was refused stays here.
  useEffect(() => {
    const sent = handedIn.current;
    if (!sent || !chat) return;
    const hasArrived = chat.messages.some(
      ({ author, text }) => author === "student" && text === sent.text,
    );
    if (!hasArrived) return;
    forgetText(chat.id, sent.taskId);
    handedIn.current = null;
  }, [chat]);

  const task = chat?.workbench.writing;
  if (!chat || !task) return null;
  return (
    <Suspense fallback={null}>
      <WritingCard
        key={`${chat.id} ${task.id}`}
        chatId={chat.id}
        task={task}
        locale={chat.locale}
        isBusy={desk.speaking}
        onHandIn={(text, ticked) => {
          handedIn.current = { taskId: task.id, text };
          desk.handIn({ taskId: task.id, text, ticked });
        }}
      />
    </Suspense>
  );
}
