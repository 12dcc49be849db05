/** Words in the user agents of bots (Cubot makes phones). Bots that hide are counted, since no list could catch them. */
const BOT =
  /(?<!cu)bots?\b|crawl|spider|slurp|headless|lighthouse|pagespeed|monitor|uptime|pingdom|preview|facebookexternalhit|embedly|validator|scrap(?:er|y)|archiver|^curl|^wget|^python|^java|^go-http|^node|^undici|^axios|^okhttp|^ruby|^php|^libwww|^whatsapp|http[-_ ]?client/i;

/** Whether a `User-Agent` belongs to a program rather than a person's browser. True if it's empty. */
export const isBot = (userAgent: string): boolean => userAgent.trim() === '' || BOT.test(userAgent);
