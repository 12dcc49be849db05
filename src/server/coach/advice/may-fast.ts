import { reply, type Reply } from '#domain/coach/reply.ts';
import type { CoachAsker } from '#server/coach/answer.ts';
import { permissionOf } from '#server/fasting/queries.ts';

const LINKS: Reply['links'] = [{ name: 'Open fasting', screen: 'fasting' }];

/** What a member hears who can't fast for health reasons. */
export const NO_FASTING = reply({
  kind: 'advice',
  title: 'Fasting isn’t available to you',
  paragraphs: [
    'Based on your health answers, fasting could be unsafe for you. Talk to your doctor first. The fasting screen explains why.',
  ],
  links: LINKS,
});

const CONCEIVING =
  /\b(?:ttc|conceiv\w*|pregnan\w*|fertility|ivf|ovulat\w*|baby|breast ?-?feed\w*|nursing)\b/i;

/** "Can I keep fasting?": by the member's health answers. */
export async function mayFast({ db, userId, nowMs }: CoachAsker, question: string): Promise<Reply> {
  const { blocks, screening } = await permissionOf(db, userId, nowMs);
  if (blocks.length > 0) return NO_FASTING;
  const isConceiving = CONCEIVING.test(question);
  return reply({
    kind: 'advice',
    title: isConceiving
      ? 'Ask your doctor first'
      : screening
        ? 'Nothing rules it out'
        : 'A few questions first',
    paragraphs: [
      ...(isConceiving
        ? [
            'While you’re trying to get pregnant, ask your doctor whether fasting is safe for you. Stop as soon as you’re pregnant, and don’t fast while breastfeeding.',
          ]
        : []),
      screening
        ? 'Nothing in your health answers rules out fasting. Stop if you feel faint or unwell, and update your answers if your health changes.'
        : 'Answer the health questions on the fasting screen to see whether fasting is safe for you. Unless your doctor agrees, it isn’t safe if you’re pregnant, breastfeeding or taking insulin, or have had an eating disorder.',
    ],
    links: LINKS,
  });
}
