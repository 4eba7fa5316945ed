import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { KitchenCard as Card } from "#features/reports/contract.ts";
import { call } from "../api.ts";
import { KitchenCard } from "./kitchen-card.tsx";

type KitchenTableProps = {
  child: { id: string; firstName: string };
  isSample: boolean;
  /** What a good answer sounds like is folded. */
  isShort?: boolean;
  /** Hears of an answer, so that what tells of it can be read anew. */
  onAnswered?: (card: Card) => void;
};

/** The question of this week about a child; nothing where there is none. Its words stand in the area "kitchen". */
export function KitchenTable({ child, isSample, isShort = false, onAnswered }: KitchenTableProps) {
  const client = useQueryClient();
  const queryKey = ["reports", "kitchen-card", child.id];
  const { data } = useQuery({
    queryKey,
    queryFn: ({ signal }) => call("reports", "readKitchenCard", { childId: child.id }, { signal }),
  });
  if (!data?.card) return null;
  return (
    <KitchenCard
      child={child}
      card={data.card}
      isSample={isSample}
      isShort={isShort}
      onAnswered={(card) => {
        client.setQueryData(queryKey, { card });
        onAnswered?.(card);
      }}
    />
  );
}
