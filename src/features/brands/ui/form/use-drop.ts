import { type RefObject, useEffect, useState } from "react";

/** Takes a file that is dropped on an element; gives whether one is held over it. */
export function useDrop(
  place: RefObject<HTMLElement | null>,
  onFile: (file: File) => Promise<void>,
) {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    const leave = () => setOver(false);
    const over = (event: DragEvent) => {
      event.preventDefault();
      setOver(true);
    };
    const drop = (event: DragEvent) => {
      event.preventDefault();
      setOver(false);
      const file = event.dataTransfer?.files[0];
      if (file) void onFile(file);
    };
    element.addEventListener("dragover", over);
    element.addEventListener("dragleave", leave);
    element.addEventListener("drop", drop);
    return () => {
      element.removeEventListener("dragover", over);
      element.removeEventListener("dragleave", leave);
      element.removeEventListener("drop", drop);
    };
  }, [place, onFile]);
  return isOver;
}
