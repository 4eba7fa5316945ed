import { expect, test } from "vitest";
import { findDistress } from "./safety.ts";

test.each(["me toca 3x - 7 = 11", "hoy me toca el ejercicio 3", "¿a quién le toca? me toca a mí"])(
  "whose turn it is tells of nothing: %s",
  (text) => {
    expect(findDistress(text)).toBeNull();
  },
);

test.each(["mi tío me toca", "mi padrastro a veces me toca", "me toca en mis partes"])(
  "who touches does: %s",
  (text) => {
    expect(findDistress(text)).toBe("abuse");
  },
);
