/** The failures that must be said when nothing more can be loaded; a part of `errors`. */
export const failures = {
  internal: "Something went wrong on our side. What you typed is still here; please try again.",
  unavailable: "We cannot reach the academy right now. Please try again in a moment.",
} as const;
