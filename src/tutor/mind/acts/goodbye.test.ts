import { expect, test } from "vitest";
import { saysGoodbye } from "./goodbye.ts";

test.each([
  "bye",
  "gtg dinner",
  "im done for today see u tmrw",
  "Good night!",
  "im gonna stop for tonight its 11",
  "adiós",
  "ya me voy a dormir chao",
  "por hoy ya estuvo, mañana le sigo",
  "me llaman a cenar, hasta mañana",
  "Buenas noches",
])("takes leave: %s", (text) => expect(saysGoodbye(text)).toBe(true));

test.each([
  "brb",
  "brb 5 min",
  "can we take a break",
  "not yet",
  "no",
  "can we stop for a bit im tired",
  "I need a break",
  "descansamos un ratito?",
  "me llaman a cenar, vuelvo en 10",
  "chau, ahora vuelvo",
])("is a pause, or something else: %s", (text) => expect(saysGoodbye(text)).toBe(false));
