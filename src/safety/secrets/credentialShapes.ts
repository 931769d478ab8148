/** What well-known credentials look like wherever a word begins: what their issuers put in front of them, and how long they are at least. */
const prefixed = [
  // OpenAI, Anthropic and many others
  "sk-[\\w-]{16,}",
  // Stripe
  "(?:[sr]k_(?:live|test)|whsec)_\\w{10,}",
  // GitHub
  "gh[pousr]_\\w{20,}|github_pat_\\w{20,}",
  // GitLab
  "gl(?:pat|cbt|dt|rt)-[\\w-]{16,}",
  // Slack
  "xox[abeoprs]-[\\w-]{10,}|xapp-[\\w-]{10,}",
  // Amazon Web Services
  "(?:AKIA|ASIA)[A-Z0-9]{16}",
  // Google
  "AIza[\\w-]{30,}|ya29\\.[\\w-]{20,}",
  // npm, PyPI, Hugging Face
  "npm_\\w{30,}|pypi-[\\w-]{40,}|hf_\\w{20,}",
  // SendGrid
  "SG\\.[\\w-]{16,}\\.[\\w-]{16,}",
  // JSON Web Tokens
  "eyJ[\\w-]{8,}\\.[\\w-]{8,}",
];

const restOfWord = "[\\w+/=~-]*(?:\\.[\\w+/=~-]+)*";
const privateKey = "[A-Z0-9 ]{0,40}PRIVATE KEY(?: BLOCK)?-----";

/** What a credential looks like in a text, each alternative in time linear to the text. */
export const credentialShapes: readonly string[] = [
  `(?<![\\w-])(?:${prefixed.join("|")})${restOfWord}`,
  // What follows `Bearer` in a header
  "(?<=(?<![\\w-])[Bb]earer )[\\w.~+/-]{16,}=*",
  // The name and password in an address
  "(?<=:\\/\\/)[^\\s/:@]{0,200}:[^\\s/@]{1,200}(?=@)",
  // A key as PEM; one that was cut off goes to the end
  `-----BEGIN ${privateKey}[\\s\\S]*?(?:-----END ${privateKey}|$)`,
];
