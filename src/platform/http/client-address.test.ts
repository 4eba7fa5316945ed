import { expect, test } from "vitest";
import { addressKey, clientAddress } from "./client-address.ts";

test("without a trusted proxy nobody's word is taken for an address", () => {
  expect(clientAddress("192.0.2.7", "203.0.113.9", [])).toBe("192.0.2.7");
  expect(clientAddress("192.0.2.7", "203.0.113.9", ["10.0.0.1"])).toBe("192.0.2.7");
});

test("behind a trusted proxy the last address it did not add itself counts, whatever was sent before it", () => {
  expect(clientAddress("10.0.0.1", "203.0.113.9", ["10.0.0.1"])).toBe("203.0.113.9");
  expect(clientAddress("::ffff:10.0.0.1", "1.1.1.1, 203.0.113.9", ["10.0.0.1"])).toBe(
    "203.0.113.9",
  );
  expect(clientAddress("10.0.0.1", "203.0.113.9, 10.0.0.2", ["10.0.0.1", "10.0.0.2"])).toBe(
    "203.0.113.9",
  );
});

test("what is no address is not counted under a name of its own", () => {
  expect(clientAddress("10.0.0.1", "'; drop table", ["10.0.0.1"])).toBe("10.0.0.1");
  expect(clientAddress("10.0.0.1", "unknown", ["10.0.0.1"])).toBe("10.0.0.1");
  expect(clientAddress("10.0.0.1", "10.0.0.1", ["10.0.0.1"])).toBe("10.0.0.1");
});

test("all addresses of one IPv6 network count together, those of the next do not", () => {
  const key = "2001:db8:1:2::/64";
  expect(addressKey("2001:db8:1:2:3:4:5:6")).toBe(key);
  expect(addressKey("2001:0db8:0001:0002:ffff::1")).toBe(key);
  expect(addressKey("2001:db8:1:3::1")).toBe("2001:db8:1:3::/64");
  expect(addressKey("2001:db8::1")).toBe("2001:db8:0:0::/64");
  expect(addressKey("::1")).toBe("0:0:0:0::/64");
  expect(addressKey("fe80::1%eth0")).toBe("fe80:0:0:0::/64");
});

test("IPv4 addresses count each by itself", () => {
  expect(addressKey("192.0.2.7")).toBe("192.0.2.7");
});
