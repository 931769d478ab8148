/** The code of something that can be said against a URL. */
export type UrlCode =
  /** Not `http:` or `https:`. `params.scheme` */
  | "scheme-refused"
  /** Not a URL. */
  | "url-unparsable"
  /** Longer than anybody can examine. `params.length`, `params.longest` */
  | "url-too-long"
  /** Too long for a user to read. `params.length` */
  | "long-url"
  /** The part of the library that inspects URLs could not be loaded. */
  | "inspection-unavailable"
  /** A domain with letters beyond ASCII. `params.ascii`, `params.unicode` */
  | "punycode"
  /** A part of the domain mixes writing systems. `params.label`, `params.scripts`: ISO 15924 codes, such as `Latn, Cyrl` */
  | "mixed-scripts"
  /** The domain looks like another. `params.domain`, `params.like` */
  | "look-alike"
  /** Another domain's name stands in front of the domain. `params.domain`, `params.name` */
  | "borrowed-name"
  /** Another domain's name stands in the path. `params.domain`, `params.name` */
  | "borrowed-name-in-path"
  /** A user name, or what looks like a domain, stands before an `@`. `params.domain` */
  | "user-info"
  /** The host is a number, not a name. `params.address` */
  | "ip-address"
  /** The host's number is written so that it cannot be recognised. `params.address`, `params.written` */
  | "disguised-address"
  /** This computer. `params.host` */
  | "loopback-host"
  /** The person's own network. `params.host` */
  | "private-host"
  /** A neighbour on the same wire, such as the metadata service of a cloud. `params.host` */
  | "link-local-host"
  /** Not encrypted. `params.scheme` */
  | "not-https"
  /** A port that web pages seldom have. `params.port` */
  | "unusual-port"
  /** Characters are percent-encoded that have no need to be, or that hide something. `params.sample` */
  | "encoded-characters"
  /** Browsers open another address than the written one. `params.written`, `params.opened` */
  | "rewritten"
  /** This server never sent anybody to this domain before. `params.domain` */
  | "new-domain"
  /** The domain is not the server's own. `params.domain`, `params.server` */
  | "unlike-server";
