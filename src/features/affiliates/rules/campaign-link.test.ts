import { expect, test } from "vitest";
import { campaignLink } from "./campaign-link.ts";

const link = "https://faro.example/?ref=FAROMATO123456";
const nothing = { source: "", medium: " ", campaign: "" };

test("F-08 a link says where it stands, and keeps the code", () => {
  expect(campaignLink(link, nothing)).toBe(link);
  expect(campaignLink(link, { source: " My blog ", medium: "post", campaign: "otoño & más" })).toBe(
    `${link}&utm_source=My+blog&utm_medium=post&utm_campaign=oto%C3%B1o+%26+m%C3%A1s`,
  );
  const long = new URL(campaignLink(link, { ...nothing, source: "x".repeat(300) }));
  expect(long.searchParams.get("utm_source")).toHaveLength(100);
  expect(long.searchParams.get("ref")).toBe("FAROMATO123456");
});
