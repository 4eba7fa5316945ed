import { answer, answerForm, type BoundCall } from "#platform/http/bound-call.ts";
import { contactContract } from "./contract.ts";
import { answerMessage, listMessages, setMessageState } from "./inbox.ts";
import { type ReadForm, refusedForm } from "./refused-form.ts";
import { contactPages, sendMessage } from "./send-message.ts";

/** The calls of the contact page and of its inbox. `readForm` gives the built page that a refused form is answered with. */
export function bindContact(readForm: ReadForm): readonly BoundCall[] {
  return [
    answerForm(contactContract.sendMessage, sendMessage, {
      onFailure: contactPages.en,
      refused: (failure, typed) => refusedForm(readForm, failure, typed),
    }),
    answer(contactContract.listMessages, listMessages),
    answer(contactContract.answerMessage, answerMessage),
    answer(contactContract.setMessageState, setMessageState),
  ];
}
