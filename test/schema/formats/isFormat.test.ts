import { describe, expect, it } from "vitest";
import { isFormat } from "../../../src/schema/formats/isFormat.js";

describe("isFormat", () => {
  it.each<[format: string, valid: readonly string[], invalid: readonly string[]]>([
    [
      "date",
      ["1963-06-19", "2024-02-29", "2000-02-29", "0001-01-01", "9999-12-31"],
      [
        "2023-02-29",
        "1900-02-29",
        "2024-02-30",
        "2024-04-31",
        "2024-13-01",
        "2024-00-10",
        "2024-01-00",
        "2024-1-01",
        "06/19/1963",
        "2013-350",
        "2023-W01",
        "1963-06-1৪",
        "2024-01-01T",
        "",
        " 2024-01-01",
        "2024-01-01\n",
      ],
    ],
    [
      "date-time",
      [
        "1963-06-19T08:30:06.283185Z",
        "1963-06-19T08:30:06Z",
        "1937-01-01T12:00:27.87+00:20",
        "1990-12-31T15:59:50.123-08:00",
        "1963-06-19t08:30:06z",
        "1998-12-31T23:59:60Z",
        "1998-12-31T15:59:60.123-08:00",
        "2017-01-01T00:59:60+01:00",
        "2024-02-29T00:00:00-23:59",
      ],
      [
        "1998-12-31T23:59:61Z",
        "1998-12-31T23:58:60Z",
        "1998-12-31T22:59:60Z",
        "1990-02-31T15:59:59.123-08:00",
        "1990-12-31T15:59:59-24:00",
        "1990-12-31T15:59:59+00:60",
        "1990-12-31T24:00:00Z",
        "1990-12-31T15:60:00Z",
        "1963-06-19T08:30:06.28123+01:00Z",
        "06/19/1963 08:30:06 PST",
        "2013-350T01:01:01",
        "1963-06-19 08:30:06Z",
        "1963-06-19T08:30:06",
        "1963-06-19T08:30Z",
        "1963-06-19T08:30:06.Z",
        "1963-6-19T08:30:06Z",
        "1963-06-1৪T00:00:00Z",
        "",
      ],
    ],
    [
      "email",
      [
        "joe.bloggs@example.com",
        "te~st@example.com",
        "~test@example.com",
        "test~@example.com",
        "a@localhost",
        "te.s.t@example.com",
        '"joe bloggs"@example.com',
        '"joe..bloggs"@example.com',
        '"joe@bloggs"@example.com',
        '"a\\"b"@example.com',
        "a+b@example.com",
        "joe.bloggs@[127.0.0.1]",
        "joe.bloggs@[IPv6:::1]",
        "a@xn--nw2a.example",
        "A_1@a-b.co",
      ],
      [
        "2962",
        "",
        "@example.com",
        "a@",
        ".test@example.com",
        "test.@example.com",
        "te..st@example.com",
        "a b@example.com",
        "joe.bloggs@invalid=domain.com",
        "joe.bloggs@[127.0.0.300]",
        "joe.bloggs@[IPv6:::12345]",
        "user1@oceania.org, user2@oceania.org",
        "Winston <a@b.c>",
        "ü@example.com",
        "a@exämple.com",
        "a@-b.com",
        "a@b-.com",
        "a@b..c",
        "a@b.c\n",
        `${"a".repeat(65)}@example.com`,
        `a@${"b".repeat(64)}.com`,
        `a@${"b.".repeat(130)}c`,
      ],
    ],
    [
      "uri",
      [
        "http://foo.bar/?baz=qux#quux",
        "http://foo.com/blah_(wikipedia)_blah#cite-1",
        "http://foo.bar/?q=Test%20URL-encoded%20stuff",
        "http://xn--nw2a.xn--j6w193g/",
        "http://-.~_!$&'()*+,;=:%40:80%2f::::::@example.com",
        "http://223.255.255.254",
        "ftp://ftp.is.co.za/rfc/rfc1808.txt",
        "http://www.ietf.org/rfc/rfc2396.txt",
        "ldap://[2001:db8::7]/c=GB?objectClass?one",
        "mailto:John.Doe@example.com",
        "news:comp.infosystems.www.servers.unix",
        "tel:+1-816-555-1212",
        "urn:oasis:names:specification:docbook:dtd:xml:4.1.2",
        "file:///etc/hosts",
        "http://localhost:8080/",
        "http://[v1.a:b]/",
        "a:b",
        "https://user@example.com:443?#",
      ],
      [
        "//foo.bar/?baz=qux#quux",
        "/abc",
        "\\\\WINDOWS\\fileshare",
        "abc",
        "",
        "https:",
        "http:// shouldfail.com",
        ":// should fail",
        "bar,baz:foo",
        "1a:b",
        "https://[@example.org/test.txt",
        "https://example.org/foobar\\.txt",
        "https://example.org/foobar<>.txt",
        "https://example.org/foobar{}.txt",
        "https://example.org/foobar^.txt",
        "https://example.org/foobar`.txt",
        "https://example.org/foo bar.txt",
        "https://example.org/foobar|.txt",
        "https://example.org/%",
        "https://example.org/%4",
        "https://example.org/%%411",
        "https://example.org/é",
        "https://exämple.org/",
        "http://[::1",
        "http://[1.2.3.4]/",
        "http://a:b/",
        "http://a@b@c/",
        'http://"a"/',
        "http://a/\n",
        "http://a/#a#b",
        "http://a/#\n",
      ],
    ],
    ["ipv4", ["127.0.0.1", "0.0.0.0"], ["127.0.0.256", "1.2.3", "01.2.3.4", ""]],
    ["ipv6", ["::1", "2001:db8::7", "::ffff:1.2.3.4"], ["1::2::3", "::g", "127.0.0.1", ""]],
    [
      "uuid",
      ["2EB8AA08-AA98-11EA-B4AA-73B441D16380", "00000000-0000-0000-0000-000000000000"],
      ["2eb8aa08aa9811eab4aa73b441d16380", "2eb8aa08-aa98-11ea-b4aa-73b441d1638", "\n", ""],
    ],
  ])("asserts %s", (format, valid, invalid) => {
    for (const text of valid) expect([text, isFormat(format, text)]).toEqual([text, true]);
    for (const text of invalid) expect([text, isFormat(format, text)]).toEqual([text, false]);
  });

  it.each(["time", "duration", "hostname", "regex", "iri"])("leaves %j to the server", (format) => {
    expect(isFormat(format, "anything")).toBeUndefined();
  });

  it.each(["password", "color", "toString", "__proto__", ""])(
    "takes %j for an annotation",
    (format) => {
      expect(isFormat(format, "anything")).toBe(true);
    },
  );

  it.each(["date", "date-time", "email", "uri", "uuid"])(
    "judges a very long %s as it does a shorter one",
    (format) => {
      const judge = (count: number) =>
        ["a", "a@", "a.", "%41", "1", ":", "["].flatMap((piece) => [
          isFormat(format, `http://${piece.repeat(count)}`),
          isFormat(format, `${piece.repeat(count)}@a`),
          isFormat(format, `2024-01-01T00:00:00.${piece.repeat(count)}`),
        ]);
      // Work that grows faster than the text would go on for minutes.
      expect(judge(1_000_000)).toEqual(judge(300));
    },
  );
});
