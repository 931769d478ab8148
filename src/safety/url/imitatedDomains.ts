/** Domains whose names fraud borrows most. */
export const imitatedDomains: readonly string[] = (
  "google.com gmail.com youtube.com apple.com icloud.com microsoft.com microsoftonline.com outlook.com office.com live.com " +
  "amazon.com paypal.com ebay.com netflix.com facebook.com instagram.com whatsapp.com linkedin.com twitter.com tiktok.com " +
  "telegram.org discord.com slack.com zoom.us github.com gitlab.com bitbucket.org atlassian.com npmjs.com docker.com " +
  "dropbox.com adobe.com docusign.com salesforce.com shopify.com stripe.com okta.com auth0.com cloudflare.com " +
  "openai.com chatgpt.com anthropic.com claude.ai huggingface.co modelcontextprotocol.io " +
  "coinbase.com binance.com kraken.com metamask.io ledger.com blockchain.com opensea.io " +
  "chase.com wellsfargo.com bankofamerica.com citibank.com americanexpress.com hsbc.com barclays.co.uk santander.com revolut.com wise.com " +
  "dhl.com fedex.com ups.com usps.com airbnb.com booking.com alipay.com taobao.com wechat.com qq.com baidu.com yahoo.com"
).split(" ");
