import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { markAnswer } from "../marking.ts";
import { oneSign } from "../../text/one-sign.ts";
import { solveProblem } from "../solving/solve-problem.ts";
import { readTasks } from "./read-task.ts";

const row = z.object({ question: z.string(), answer: z.string() });
const rows = readFileSync(new URL("./testing/everyday.jsonl", import.meta.url), "utf8")
  .split("\n")
  .filter((line) => line !== "")
  .map((line) => row.parse(JSON.parse(line)));

/** An answer without the name of its unknown and its unit, which are left to the question. */
const bareOf = (answer: string) =>
  answer
    .replaceAll(/[a-z] = /g, "")
    .replaceAll(" or ", ", ")
    .replace(/(?<=[\di)]) ?(?:°|%|[a-z]{1,4}(?:\^[23]|\/[a-z]{1,3})?)$/, "");

describe("everyday wordings of the lower grades", () => {
  test.each(rows)("$question", ({ question, answer }) => {
    const solution = solveProblem(oneSign(question));
    const { policy = {} } = solution ?? {};
    const outcomes = [solution?.answer ?? "?", bareOf(solution?.answer ?? "?")].flatMap(
      (expression) =>
        // "0,5" is a half on a Spanish page.
        [{}, { decimalComma: true }].map(
          (style) => markAnswer({ expression, policy }, answer, style).outcome,
        ),
    );
    expect(
      outcomes.some((outcome) => outcome.startsWith("right")),
      `${solution?.answer}`,
    ).toBe(true);
  });
});

describe("what could turn the story is no part of what is read", () => {
  test.each([
    "4 pens and 2 rulers cost $6. How much does one pen cost?",
    "4 pens cost $6. How much do 4 rulers cost?",
    "4 pens cost $6. How much do pens cost?",
    "5 painters paint a house in 3 days. How many painters in 6 days?",
    "3 gardeners take 6 hours. How many hours do 6 gardeners take?",
    "A $60 jacket is 25% off, and members get 10% off. What is the price?",
    "A $60 jacket is 25% off. How many jackets can I buy?",
    "A jacket was $60 before and is 25% off. What was the original price?",
    "A car travels 240 km in 3 hours and rests 1 hour. What is its speed?",
    "A car travels 240 km in 3 hours. How far is left?",
    "I think of a number, divide 20 by it and get 5. What is it?",
    "I think of a number, add 7 and get 25. Then I double it.",
    "Pienso un número, divido 20 por él y obtengo 5",
    "Two angles of a triangle are 150° and 60°. What is the third angle?",
    "Share $60 in the ratio 2:3. How much more is the second share?",
    "A film starts at 18:40 and ends at 20:15. When does it end?",
    "A film starts at 18:40 and lasts 95 minutes. When does it start?",
    "The sum of three consecutive numbers is 49. Find them.",
    "The sum of two numbers is 20 and their quotient is 4. Find them.",
    "The sum of two numbers is 41 and their difference is 7. What is their product?",
    "I think of a number and multiply it by 4. I get 29 when I subtract it from 50.",
    "A car drives 100 km in 2 hours. How many litres does it take?",
    "A bike costs $80 with 20% off. What was the original price?",
    "The complement of an angle is 35°. What is its supplement?",
    "A jacket is 25% off. It costs $60 now. What was the price?",
    "The price with 20% off is $40. How much do I save?",
    "5 pens cost $10. I have $30. How much is left after buying 5 pens?",
    "Prices rose 10% and then fell 10%. A bike was $100. What does it cost now?",
    "Un tren tarda 3 horas en recorrer 240 km y otro tarda 2 horas. ¿Cuál es la velocidad del otro?",
    "Pagué 60 € por 3 camisas y 2 pantalones. ¿Cuánto cuesta una camisa?",
    "Ann and Ben share $60 in the ratio 2:3. How much more does Ben get than Ann?",
    "Ann and Ben share $60 in the ratio 2:3. Ben spends half of it. How much does Ben have?",
    "Ann, Ben and Carl share $60 in the ratio 2:3:5. How much do Ann and Carl get?",
    "The ratio of red to blue beads is 3:4. There are 12 more blue beads. How many red beads?",
    "Ana y Luis se reparten 90 pesos en razón 5:4. ¿Cuánto más recibe Ana que Luis?",
    "La razón entre perros y gatos es 7:4. Si hay 28 aves, ¿cuántos perros hay?",
    "Un círculo de radio 5 cm y otro de radio 3 cm. Halla el área.",
    "A square has side 5 cm. Find its area with π = 3.14",
    "Rectangle with length 5 cm, width 3 cm and diagonal 7 cm. Find the area.",
    "Área de un rectángulo de 9 cm de base y 20 cm de perímetro",
    "Find the area and the perimeter of a square of side 5 cm",
    "What is the perimeter of a hexagon of perimeter 7 cm?",
    "A tap gives 15 litres every 2 minutes. How many minutes to fill a 120 litre tub that has 20 litres?",
    "A plant is 3 cm tall at 2 weeks. How many cm tall at 6 weeks?",
    "A car uses 8 litres in 100 km. How many litres are left after 50 km?",
    "4 songs play in 12 minutes. How many minutes do 6 songs take at the same rate?",
    "If 4 workers paint a fence in 6 hours, how many fences do 8 workers paint at the same rate?",
    "4 workers paint a fence in 6 hours. How many hours do 3 workers take?",
    "After a 20% discount a game costs $36. How much is the discount?",
    "A town had 5000 people and it went up by 8%. How many people came?",
    "A town had 5000 people and it went up by 8% and then by 5%. How many people now?",
    "A bus leaves at 7:50 am and arrives at 8:25 am. It stops for 10 minutes. How many minutes does it drive?",
    "Juan entrena de 16:25 a 18:05, 3 días por semana. ¿Cuántos minutos entrena por semana?",
    "A train arrives at 14:05 after a journey of 3 h 20 min. At what time does it arrive?",
    "El avión sale a las 22:15 h y llega a las 5:40 h. ¿Cuánto tiempo dura el vuelo?",
    "The mean of 5 numbers is 14. Three of them are 10, 12 and 15. Find the fifth number.",
    "The mean of 5 numbers is 14. Four of them are 10, 12 and 16. Find the fifth number.",
    "The mean of 5 numbers is 14. Four of them are 10, 12, 15 and 16. Find the third number.",
    "60% of 30 students are girls. How many are boys?",
    "A bag has 20 marbles, 5 of them are red. What is the probability of red?",
    "A bag has 20 marbles, 5 red. What is the probability of red?",
    "A bag has 3 red and 5 blue balls. Two are drawn. What is the probability that both are red?",
    "A bag has 3 red and 5 blue balls. What is the probability of not red?",
    "Two dice are rolled. What is the probability of a 6?",
    "What is the probability of an even number greater than 2 on a die?",
    "Solve -1 < 2x + 3 > 9",
    "What is the compound interest on $500 at 4% for 3 years?",
    "A shirt was $40 and now costs $34. What is the percent increase?",
    "For 4 people a recipe takes 6 hours. How many hours for 8 people?",
    "What is the common difference of 5, 9, 14, 17?",
    "A line has slope 3. Where does it cross the y-axis?",
    "limite de (x^2-1)/(x-1) cuando x tiende a 1",
    "Calcula 1.500 + 500",
    "pasa 2.500 g a kg",
  ])("%s", (text) => {
    expect(solveProblem(oneSign(text))).toBeNull();
  });
});

test("units of areas and speeds are one thing, and powers of a letter stay powers", () => {
  expect(readTasks(oneSign("change 3 m² to cm²"))[0]?.ask).toEqual({
    kind: "convert",
    value: "3",
    from: "m^2",
    to: "cm^2",
  });
  expect(readTasks("convert 72 km/h to m/s")[0]?.ask).toEqual({
    kind: "convert",
    value: "72",
    from: "km/h",
    to: "m/s",
  });
  expect(solveProblem("simplify 3m^2 + 2m^2")?.answer).toBe("5m^2");
  expect(solveProblem("simplify 6m/(3s)")?.answer).not.toMatch(/per/);
});

test("in Spanish a point parts thousands beside a decimal comma and in money", () => {
  expect(solveProblem("calcula el 12,5 % de 1.600")?.answer).toBe("200");
  expect(solveProblem("los 3/5 de 1.250 €")?.answer).toBe("750");
});
