import { z } from "zod";

/**
 * Work that another thread can do: it takes and gives plain data (what structured cloning carries: no functions), and
 * is found there by its name.
 */
export type Task<Input, Output> = {
  name: string;
  /** Does the work; for the worker, which has the input from a message. */
  perform(input: unknown): Output | Promise<Output>;
  /** The input as it goes into a message. */
  send(input: Input): unknown;
  /** The output as it comes back in a message. */
  read(output: unknown): Output;
};

/** A task by a name that no other has. Both sides run the same program, so what one sends the other may believe. */
export function defineTask<Input, Output>(
  name: string,
  run: (input: Input) => Output | Promise<Output>,
): Task<Input, Output> {
  const [input, output] = [z.custom<Input>(), z.custom<Output>()];
  return {
    name,
    send: (given) => given,
    perform: (given) => run(input.parse(given)),
    read: (given) => output.parse(given),
  };
}
