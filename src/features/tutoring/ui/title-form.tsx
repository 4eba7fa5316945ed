import { useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import { call } from "#client/api.ts";
import { useTranslate } from "#client/language.tsx";
import { Button } from "#ui/button.tsx";
import { TextInput } from "#ui/text-input.tsx";
import { showToast } from "#ui/toast.tsx";
import type { ChatView } from "../contract.ts";
import { failureWords } from "./failure-words.ts";
import { plainMaths } from "#client/rich-text/plain-maths.ts";
import { chatKey, chatsKey } from "./use-chat.ts";

const titleLengthMax = 120;

type TitleFormProps = {
  chat: Pick<ChatView, "id" | "title">;
  /** The title was changed or left as it was. */
  onDone: () => void;
};

/** Changes the title of a session where it stands. Escape leaves it as it was. */
export function TitleForm({ chat, onDone }: TitleFormProps) {
  const translate = useTranslate();
  const client = useQueryClient();
  const inputId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [isPending, setPending] = useState(false);

  useEffect(() => input.current?.select(), []);

  async function save(title: string): Promise<void> {
    setPending(true);
    try {
      const renamed = await call("tutoring", "renameChat", { chatId: chat.id, title });
      client.setQueryData<ChatView>(chatKey(chat.id), (known) => known && { ...known, ...renamed });
      void client.invalidateQueries({ queryKey: chatsKey });
      onDone();
    } catch (error) {
      setPending(false);
      showToast({
        title: translate("desk.renameFailed"),
        text: failureWords(translate, error),
        tone: "care",
      });
    }
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    const title = input.current?.value.trim() ?? "";
    if (isPending) return;
    if (title === "" || title === chat.title) onDone();
    else void save(title);
  }

  return (
    <form onSubmit={submit} className="flex min-w-0 grow items-center gap-2">
      <h1 className="sr-only">{plainMaths(chat.title)}</h1>
      <label htmlFor={inputId} className="sr-only">
        {translate("desk.renameLabel")}
      </label>
      <TextInput
        ref={input}
        id={inputId}
        defaultValue={chat.title}
        maxLength={titleLengthMax}
        autoComplete="off"
        onKeyDown={({ key }) => {
          if (key === "Escape") onDone();
        }}
      />
      <Button type="submit" variant="lamp" pending={isPending}>
        {translate("desk.renameSave")}
      </Button>
    </form>
  );
}
