import { useEffect, useState } from "react";

/** A value once it has rested for some milliseconds; a value that equals `atOnce` counts without a pause. */
export function useDebounced<Value>(value: Value, milliseconds: number, atOnce: Value): Value {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), milliseconds);
    return () => clearTimeout(timer);
  }, [value, milliseconds]);
  return value === atOnce ? value : rested;
}
