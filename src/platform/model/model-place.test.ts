import { expect, test } from "vitest";
import type { ModelSettings } from "../settings.ts";
import { modelPlace } from "./model-place.ts";

function placeOf(
  address: string,
  provider: ModelSettings["provider"] = "openai-compatible",
  modelHosting: "own" | "external" | null = null,
) {
  return modelPlace({ model: { baseUrl: new URL(address), provider }, modelHosting });
}

test.each([
  "http://localhost:11434/v1",
  "http://127.0.0.1:8080/v1",
  "http://127.9.9.9/v1",
  "http://[::1]:11434/v1",
  "http://10.0.3.4/v1",
  "http://172.16.0.1/v1",
  "http://172.31.255.1/v1",
  "http://192.168.1.20/v1",
  "http://169.254.1.1/v1",
  "http://[fd12:3456::1]/v1",
  "http://[fe80::1]/v1",
  "http://[::ffff:192.168.1.2]/v1",
  "http://ollama:11434/v1",
  "http://model.internal/v1",
  "http://box.local/v1",
  "http://models.school.lan/v1",
  "http://localhost./v1",
])("L3 a model at %s is the academy's own", (address) => {
  expect(placeOf(address)).toBe("own");
});

test.each([
  "https://api.openai.com/v1",
  "https://8.8.8.8/v1",
  "http://172.32.0.1/v1",
  "http://172.15.0.1/v1",
  "http://192.169.1.1/v1",
  "http://11.0.0.1/v1",
  "http://[2001:db8::1]/v1",
  "http://[::ffff:8.8.8.8]/v1",
  "https://localhost.example.com/v1",
  "https://internal.example.com/v1",
  "https://127.0.0.1.example.com/v1",
  "https://my.localx/v1",
])("L3 a model at %s is somebody else's", (address) => {
  expect(placeOf(address)).toBe("external");
});

test("L3 without a model there is no place", () => {
  expect(modelPlace({ model: null, modelHosting: "own" })).toBe("none");
});

test.each(["openai", "anthropic", "google"] as const)(
  "L3 %s behind an address of one's own is the company's, until the operator says that it is not",
  (provider) => {
    for (const address of ["http://127.0.0.1:4000/v1", "http://localhost/v1", "http://ai.lan/v1"]) {
      expect(placeOf(address, provider)).toBe("external");
      expect(placeOf(address, provider, "own")).toBe("own");
    }
  },
);

test("L3 what the operator says of a model counts more than its address", () => {
  expect(placeOf("https://gpu.school.example/v1", "openai-compatible", "own")).toBe("own");
  expect(placeOf("http://127.0.0.1:4000/v1", "openai-compatible", "external")).toBe("external");
});
