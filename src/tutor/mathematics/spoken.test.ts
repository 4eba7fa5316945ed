import { expect, test } from "vitest";
import { readMathematics } from "./read.ts";
import { toWords } from "./spoken.ts";

test.each([
  ["2x^2 + 3/4", "2 x squared plus three quarters", "2 x al cuadrado más tres cuartos"],
  ["-x", "negative x", "menos x"],
  ["x <= 3", "x is less than or equal to 3", "x es menor o igual que 3"],
  [
    "sqrt(x+1)",
    "the square root of open bracket x plus 1 close bracket",
    "la raíz cuadrada de abre paréntesis x más 1 cierra paréntesis",
  ],
  ["3 1/2", "3 and one half", "3 y un medio"],
  ["2.5 cm", "2 point 5 centimetres", "2 coma 5 centímetros"],
  ["15%", "15 percent", "15 por ciento"],
  ["[2, ∞)", "from 2, included, to infinity", "desde 2, incluido, hasta infinito"],
  ["x = 1 or x = 2", "x equals 1 or x equals 2", "x es igual a 1 o x es igual a 2"],
  ["no solution", "no solution", "sin solución"],
])("%s is read aloud in both languages", (text, english, spanish) => {
  const read = readMathematics(text);
  if (!read.ok) throw new Error(`${text} cannot be read`);
  expect(toWords(read.expression, "en")).toBe(english);
  expect(toWords(read.expression, "es")).toBe(spanish);
});
