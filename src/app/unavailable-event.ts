/** Sent to the window where the application failed as a whole; the script in its page's head hears it. */
export const unavailableEvent = "faro:unavailable";
