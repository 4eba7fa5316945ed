import { expect, test } from "vitest";
import { setSiteFacts } from "#shared/site.ts";
import { passesForAcademy } from "./rules-username.ts";

test.each([
  "admin",
  "Admin",
  "ADMIN_2026",
  "admin.maya",
  "adm1n",
  "4dmin",
  "аdmin",
  "ádmin",
  "a.d.m.i.n",
  "ad-min",
  "adrnin",
  "administrador",
  "site-administrator",
  "root",
  "faro",
  "Far0",
  "faro-support",
  "support",
  "soporte.faro",
  "moderator7",
  "farosupport",
  "adminfaro",
  "Far0Supp0rt",
  "faro2support3",
  "ayudafaro",
  "4dminfar0",
  "faro.supportteam",
])("%s passes for the academy's", (name) => {
  expect(passesForAcademy(name)).toBe(true);
});

test.each([
  "maya.torres",
  "adminton",
  "faro.lopez",
  "helper",
  "teamo",
  "1234",
  "badminton",
  "rooter",
  "ana.4",
  "farolopez",
  "helpmaya",
  "teamona",
])("%s is anybody's", (name) => {
  expect(passesForAcademy(name)).toBe(false);
});

test("F-09 nobody takes the name that administrators gave the academy, nor the one it was shipped with", () => {
  expect(passesForAcademy("academia.sol")).toBe(false);
  setSiteFacts({ name: "Academia Sol" });
  try {
    for (const name of [
      "academiasol",
      "academia.sol",
      "Academ1a-Sol",
      "soporte.academiasol",
      "faro",
    ])
      expect(passesForAcademy(name), name).toBe(true);
    expect(passesForAcademy("maya.soler")).toBe(false);
  } finally {
    setSiteFacts({});
  }
  expect(passesForAcademy("academia.sol")).toBe(false);
});
