import { reply, type Reply } from '#domain/coach/reply.ts';

const GENERIC = /^(?:multi|supplements|vitamins|daily|morning|evening)/;

/** How to log a supplement that was taken. @param name in the member's words */
export function supplementHelp(name: string): Reply {
  const spoken = name.replace(
    /^vit(?:amin)? ([a-z])(?=\d*$)/,
    (_, letter: string) => `vitamin ${letter.toUpperCase()}`,
  );
  const it = GENERIC.test(spoken) ? 'each one' : spoken;
  return reply({
    kind: 'advice',
    title: 'Log it on the supplements screen',
    paragraphs: [
      `I can’t log supplements for you. On the supplements screen, check off ${it} when you take it. If it isn’t on your list, add it there first, with its amount and times of day.`,
    ],
    links: [{ name: 'Open supplements', screen: 'supplements' }],
  });
}
