/** Headings of the third level and what follows each, up to the next heading. */
const QUESTIONS = /<h3[^>]*>(.*?)<\/h3>(.*?)(?=<h[1-3]|$)/gs;

const plain = (html: string): string =>
  html
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', '’')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
    .trim();

/**
 * A page's questions and answers as search engines read them (schema.org's FAQPage); undefined if it has none.
 * @param html sanitized
 */
export function faqData(html: string): object | undefined {
  const mainEntity = [...html.matchAll(QUESTIONS)].flatMap(([, question = '', answer = '']) =>
    plain(answer) === ''
      ? []
      : [
          {
            '@type': 'Question',
            name: plain(question),
            acceptedAnswer: { '@type': 'Answer', text: answer.trim() },
          },
        ],
  );
  return mainEntity.length > 0
    ? { '@context': 'https://schema.org', '@type': 'FAQPage', mainEntity }
    : undefined;
}
