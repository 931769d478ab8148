import { describe, expect, it } from "vitest";
import { isIpv4, isIpv6 } from "../../../src/schema/formats/ip.js";

describe("isIpv4", () => {
  it.each(["0.0.0.0", "127.0.0.1", "255.255.255.255"])("takes %s", (text) => {
    expect(isIpv4(text)).toBe(true);
  });

  it.each(["256.0.0.1", "1.2.3", "1.2.3.4.5", "1.2.3.4.", "01.2.3.4", "1.2.3.a", "", "0x7f.0.0.1"])(
    "refuses %j",
    (text) => {
      expect(isIpv4(text)).toBe(false);
    },
  );
});

describe("isIpv6", () => {
  it.each([
    "::",
    "::1",
    "1::",
    "1:2:3:4:5:6:7:8",
    "1::8",
    "::ffff:192.168.0.1",
    "1:2:3:4:5:6:1.2.3.4",
    "a:b:c:d:e:f:0:1",
    "::2:3:4:5:6:7:8",
  ])("takes %s", (text) => {
    expect(isIpv6(text)).toBe(true);
  });

  it.each([
    "",
    ":",
    ":1",
    "1:",
    "1::2::3",
    "12345::",
    "1:2:3:4:5:6:7",
    "1:2:3:4:5:6:7:8:9",
    "1:2:3:4::5:6:7:8",
    "::g",
    "1.2.3.4::",
    "::1.2.3",
    "1:2:3:4:5:6:7:1.2.3.4",
    "fe80::a%eth1",
    "::-1",
  ])("refuses %j", (text) => {
    expect(isIpv6(text)).toBe(false);
  });
});
