import { holdsPassword } from "./holdsPassword.js";
import { looksRandom } from "./looksRandom.js";

/** A key that is told by its build, or by what stands before it. */
export interface PlacedKey {
  readonly issuer: string;
  /** The shape of the key: a regular expression whose work is linear to the text. */
  readonly shape: string;
  /** Whether what looks so is one; absent where the look is enough. */
  readonly isMeant?: (found: string) => boolean;
}

const uuid = "[\\da-f]{8}-(?:[\\da-f]{4}-){3}[\\da-f]{12}";
const privateKey = "[A-Z0-9 ]{0,40}PRIVATE KEY(?: BLOCK)?-----";

/** The shapes of well-known keys that begin with nothing of their own. See `NOTICE.md` for where this comes from. */
export const placedKeys: readonly PlacedKey[] = [
  // A key as PEM; one that was cut off goes to the end
  {
    issuer: "PEM",
    shape: `-----BEGIN ${privateKey}[\\s\\S]*?(?:-----END ${privateKey}|$)`,
  },
  { issuer: "JSON Web Tokens", shape: "(?<![\\w-])eyJ[\\w-]{8,}\\.[\\w-]{8,}[\\w.+/=~-]*" },
  { issuer: "HTTP, Bearer", shape: "(?<=(?<![\\w-])[Bb]earer\\s{1,4})[\\w.~+/-]{16,}=*" },
  {
    issuer: "HTTP, Basic",
    shape: "(?<=(?<![\\w-])[Bb]asic )[\\w+/-]{6,}={0,2}",
    isMeant: holdsPassword,
  },
  { issuer: "HTTP, Token", shape: "(?<=[Aa]uthorization: ?(?:[Tt]oken|ApiKey) )[\\w.~+/=-]{12,}" },
  // The name and password in an address
  { issuer: "addresses", shape: "(?<=:\\/\\/)[^\\s/:@]{0,200}:[^\\s/@]{1,200}(?=@)" },
  {
    issuer: "addresses",
    shape:
      "(?<=[?&](?:api_?key|apikey|access_token|auth_token|client_secret|password|secret|token)=)[^&\\s#\"'<>]{6,}",
  },
  {
    issuer: "connection strings",
    shape: "(?<=(?:^|[;\\s\"'])(?:[Pp]assword|PASSWORD|[Pp]wd|PWD)=)[^;\\s\"'<>]{3,}",
  },
  {
    issuer: "Amazon Web Services",
    shape: "(?<![\\w/+=.-])[A-Za-z\\d/+]{40}(?![\\w/+=-])",
    isMeant: looksRandom,
  },
  {
    issuer: "Azure",
    shape: "(?<=(?:AccountKey|SharedAccessKey|SharedSecretValue)=)[\\w+/]{40,}={0,2}",
  },
  { issuer: "Azure", shape: "(?<=[?&]sig=)[\\w%+/-]{40,}={0,2}" },
  { issuer: "Azure", shape: "(?<![\\w~.-])[\\w~.-]{3}\\dQ~[\\w~.-]{31,34}(?![\\w~-])" },
  { issuer: "Azure", shape: "(?<![\\w+/])[A-Za-z\\d]{52}JQQJ99[A-Za-z\\d]{26}(?!\\w)" },
  {
    issuer: "Slack, webhooks",
    shape: "(?<=hooks\\.slack\\.com\\/(?:services|workflows|triggers)\\/)[\\w/-]{20,}",
  },
  {
    issuer: "Discord, webhooks",
    shape: "(?<=discord(?:app)?\\.com\\/api\\/webhooks\\/)[\\w/-]{20,}",
  },
  {
    issuer: "Microsoft Teams, webhooks",
    shape: "(?<=\\.office\\.com\\/webhookb2\\/)[\\w@/-]{30,}",
  },
  { issuer: "Discord", shape: "(?<![\\w-])[MNO][\\w-]{23,25}\\.[\\w-]{6}\\.[\\w-]{27,}" },
  { issuer: "Telegram", shape: "(?<![\\w-])\\d{8,10}:AA[\\w-]{32,33}(?![\\w-])" },
  { issuer: "Mailchimp", shape: "(?<!\\w)[\\da-f]{32}-us\\d{1,2}(?!\\w)" },
  { issuer: "Airtable", shape: "(?<!\\w)pat[A-Za-z\\d]{14}\\.[\\da-f]{64}(?!\\w)" },
  { issuer: "Terraform", shape: "(?<!\\w)[A-Za-z\\d]{14}\\.atlasv1\\.[\\w=-]{50,}" },
  { issuer: "Resend", shape: "(?<!\\w)re_[A-Za-z\\d]{8}_[A-Za-z\\d]{20,}" },
  {
    issuer: "1Password",
    shape:
      "(?<![\\w-])A3-[A-Z\\d]{6}-(?:[A-Z\\d]{11}|[A-Z\\d]{6}-[A-Z\\d]{5})(?:-[A-Z\\d]{5}){3}(?!\\w)",
  },
  { issuer: "LaunchDarkly", shape: `(?<![\\w-])(?:sdk|mob|api)-${uuid}(?!\\w)` },
  { issuer: "Plaid", shape: `(?<![\\w-])access-(?:sandbox|development|production)-${uuid}(?!\\w)` },
  {
    issuer: "Bitcoin",
    shape: "(?<!\\w)[5KL][1-9A-HJ-NP-Za-km-z]{50,51}(?!\\w)",
    isMeant: looksRandom,
  },
];
