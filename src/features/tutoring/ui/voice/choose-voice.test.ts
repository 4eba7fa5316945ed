import { expect, test } from "vitest";
import { chooseVoice } from "./choose-voice.ts";

function voice(lang: string, more: { localService?: boolean; default?: boolean } = {}) {
  return { lang, localService: true, default: false, ...more };
}

test("a voice from afar never reads, even where it is the only one or the default", () => {
  const afar = voice("en-US", { localService: false, default: true });
  expect(chooseVoice([afar], "en", ["en-US"])).toBeNull();
  const near = voice("en-GB");
  expect(chooseVoice([afar, near], "en", ["en-US"])).toBe(near);
});

test("a chat in Spanish is read by a Spanish voice, of the reader's region where there is one", () => {
  const [spain, mexico, english] = [voice("es-ES"), voice("es_MX"), voice("en-US")];
  expect(chooseVoice([english, spain, mexico], "es", ["es-MX", "es"])).toBe(mexico);
  expect(chooseVoice([english, spain, mexico], "es", ["en-US"])).toBe(spain);
  expect(chooseVoice([english], "es", ["es-MX"])).toBeNull();
});

test("without a region of the reader's the machine's own choice reads", () => {
  const [first, preferred] = [voice("en-AU"), voice("en-IN", { default: true })];
  expect(chooseVoice([first, preferred], "en", ["en-US"])).toBe(preferred);
});
