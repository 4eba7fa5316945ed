/** What a language model is asked: the instructions and what was said so far, oldest first. */
export type ModelRequest = {
  system: string;
  turns: readonly { author: "student" | "tutor"; text: string }[];
  /** The most tokens of the answer itself; room to think is added for the provider (thinking-room.ts). */
  tokensMax: number;
};

/** Why a model gave no whole answer. */
export type ModelFailureKind =
  | "refused" // the key or the account is not accepted (401, 403)
  | "busy" // too many requests (429)
  | "failing" // the provider's own failure (5xx) or a request it does not take (other 4xx)
  | "unreachable" // no connection
  | "silent" // connected, but nothing came in time
  | "garbled" // what came is not the protocol
  | "broken-off"; // the stream ended before the model said it was done

/** The one error of a model provider. Its message is for the log and holds no key and no words of a child. */
export class ModelFailure extends Error {
  readonly kind: ModelFailureKind;

  constructor(kind: ModelFailureKind, message: string) {
    super(message);
    this.name = "ModelFailure";
    this.kind = kind;
  }
}

/** A language model behind one of the providers' protocols. */
export type ModelProvider = {
  /** Provider and model for the record: "openai-compatible/llama3.2". */
  name: string;
  /**
   * Asks the model and hands its words on as they arrive; several tokens that came in one read come as one
   * text. Resolves when the model has finished; rejects with ModelFailure, or with the signal's reason when
   * the signal aborts. Called back synchronously while data is read: no await for each token.
   */
  stream(request: ModelRequest, signal: AbortSignal, onText: (text: string) => void): Promise<void>;
};
