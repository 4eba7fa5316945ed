let made = 0;

/**
 * Says that a call comes from an address that no other came from. All journeys are on one machine, and so many families
 * would not sign up from one address in an hour.
 */
export function fromOwnAddress(): Record<string, string> {
  made += 1;
  const worker = process.pid & 255;
  return { "x-forwarded-for": `10.${worker}.${made >> 8}.${made & 255}` };
}
