/** Words by which programs that are no visitors name themselves (Cubot makes phones). Who hides is counted: no list would help there. */
const BOT =
  /(?<!cu)bots?\b|crawl|spider|slurp|headless|lighthouse|pagespeed|monitor|uptime|pingdom|preview|facebookexternalhit|embedly|validator|scrap(?:er|y)|archiver|^curl|^wget|^python|^java|^go-http|^node|^undici|^axios|^okhttp|^ruby|^php|^libwww|^whatsapp|http[-_ ]?client/i;

/** Whether a `User-Agent` names a program rather than a person's browser; so does an empty one. */
export const isBot = (userAgent: string): boolean => userAgent.trim() === '' || BOT.test(userAgent);
