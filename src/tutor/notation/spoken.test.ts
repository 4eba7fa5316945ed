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
  ["-3", "negative 3", "menos 3"],
  ["5 - (-3)", "5 minus negative 3", "5 menos menos 3"],
  ["-0.75", "negative 0 point 7 5", "menos 0 coma 75"],
  ["5/8", "five eighths", "cinco octavos"],
  ["-2/5", "negative two fifths", "menos dos quintos"],
  ["(-3)/4", "negative three quarters", "menos tres cuartos"],
  ["21/100", "21 hundredths", "21 centésimos"],
  ["5/13", "5 over 13", "5 entre 13"],
  [
    "(2/3)^2",
    bracketed("two thirds", "en", "squared"),
    bracketed("dos tercios", "es", "al cuadrado"),
  ],
  ["(-2)^2", bracketed("negative 2", "en", "squared"), bracketed("menos 2", "es", "al cuadrado")],
  ["-2^2", "negative 2 squared", "menos 2 al cuadrado"],
  ["x^4", "x to the power of 4", "x elevado a 4"],
  ["10^(-3)", "10 to the power of negative 3", "10 elevado a menos 3"],
  ["abs(-4)", "the absolute value of negative 4", "el valor absoluto de menos 4"],
  ["1 cm", "1 centimetre", "1 centímetro"],
  ["12 cm^2", "12 square centimetres", "12 centímetros cuadrados"],
  ["4 in^2", "4 square inches", "4 pulgadas cuadradas"],
  ["2 cm^3", "2 cubic centimetres", "2 centímetros cúbicos"],
  ["60 km/h", "60 kilometres per hour", "60 kilómetros por hora"],
  ["$5", "5 dollars", "5 dólares"],
])("%s is read aloud in both languages", (text, english, spanish) => {
  const read = readMathematics(text);
  if (!read.ok) throw new Error(`${text} cannot be read`);
  expect(toWords(read.expression, "en")).toBe(english);
  expect(toWords(read.expression, "es")).toBe(spanish);
});

function bracketed(inside: string, locale: "en" | "es", after: string): string {
  return locale === "en"
    ? `open bracket ${inside} close bracket ${after}`
    : `abre paréntesis ${inside} cierra paréntesis ${after}`;
}
