/** Asks whoever sits here for the password of their account, and answers whether they gave it. */
export type Asker = () => Promise<boolean>;

let asker: Asker | null = null;
let asking: Promise<boolean> | null = null;

/** Has a page ask when the server wants somebody to confirm themselves; gives what ends that. */
export function onConfirmationNeeded(ask: Asker): () => void {
  asker = ask;
  return () => {
    if (asker === ask) asker = null;
  };
}

/** Asks, once for all calls that wait for it; false where no page asks, or the question was put away. */
export function askConfirmation(): Promise<boolean> {
  asking ??= (asker ? asker() : Promise.resolve(false)).finally(() => {
    asking = null;
  });
  return asking;
}
