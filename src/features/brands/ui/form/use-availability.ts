import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { call, type OutputFrom } from "#client/api.ts";

/** How long a name stands as it is before it is asked about. */
const pauseMs = 400;

/** Whether a name can be had, once it has stood a moment; null while that is not known, and for the one's own. */
export function useAvailability(
  typed: string,
  own: string | null,
): OutputFrom<"brands", "checkSubdomain"> | null {
  const [settled, setSettled] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), pauseMs);
    return () => clearTimeout(timer);
  }, [typed]);
  const subdomain = settled.trim().toLowerCase();
  const isAsked = subdomain !== "" && subdomain !== own;
  const { data } = useQuery({
    queryKey: ["brands", "subdomain", subdomain],
    queryFn: ({ signal }) => call("brands", "checkSubdomain", { subdomain }, { signal }),
    enabled: isAsked,
    // Another partner may take it in between.
    staleTime: 10_000,
    retry: false,
  });
  return isAsked && settled === typed ? (data ?? null) : null;
}
