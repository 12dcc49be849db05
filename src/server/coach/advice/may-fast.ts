import { reply, type Reply } from '#domain/coach/reply.ts';
import type { CoachAsker } from '#server/coach/asker.ts';
import { permissionOf } from '#server/fasting/queries.ts';

const LINKS: Reply['links'] = [{ name: 'Open fasting', screen: 'fasting' }];

/** What a member hears who can't fast for health reasons. */
export const NO_FASTING = reply({
  kind: 'advice',
  title: 'Fasting isn’t available to you',
  paragraphs: [
    'Based on your health answers, fasting could be unsafe for you. The fasting screen explains why. Talk to your doctor before you fast.',
  ],
  links: LINKS,
});

const CONCEIVING =
  /\b(?:ttc|conceiv\w*|(?:get|getting|become|becoming) pregnan\w*|fertility|ivf|ovulat\w*|(?:try\w*|hoping) for a baby)\b/i;
const NOT_NOW: readonly (readonly [words: RegExp, title: string, text: string])[] = [
  [
    /\b(?:pregnan\w*|trimester|expecting|breast ?-?feed\w*|nursing|postpartum)\b/i,
    'Not while pregnant or breastfeeding',
    'Please don’t fast right now: you and your baby need regular meals. Ask your midwife or doctor before you change how you eat.',
  ],
  [
    /\b(?:insulin|type (?:1|one)|t1d|sulfonylurea|gliclazide|glipizide|glimepiride|glyburide)\b/i,
    'Ask your care team first',
    'If you take insulin or a sulfonylurea, fasting can cause dangerously low blood sugar, and skipping insulin can cause ketoacidosis. Don’t fast or change a dose until your care team has a plan for it.',
  ],
  [
    /\b(?:eating disorder|anorexi\w*|bulimi\w*|binge eating)\b/i,
    'I’d rather you didn’t',
    'If you’ve had an eating disorder, fasting can bring it back. Regular meals are safer. Talk to your doctor or therapist, or find support at findahelpline.com.',
  ],
  [
    /\b(?:fever\w*|i'm (?:sick|ill)|the flu|covid|infection)\b/i,
    'Not while you’re sick',
    'Eat and drink what you can. Wait to fast until you’ve been well, without a fever, for a few days.',
  ],
];

/** "Can I keep fasting?": by what the member has said, and by their health answers. */
export async function mayFast({ db, userId, nowMs, earlier }: CoachAsker, question: string): Promise<Reply> {
  const { blocks, screening } = await permissionOf(db, userId, nowMs);
  if (blocks.length > 0) return NO_FASTING;
  const said = [...earlier, question].join(' ');
  const isConceiving = CONCEIVING.test(said);
  const notNow = isConceiving ? undefined : NOT_NOW.find(([words]) => words.test(said));
  if (notNow) return reply({ kind: 'advice', title: notNow[1], paragraphs: [notNow[2]], links: LINKS });
  return reply({
    kind: 'advice',
    title: isConceiving
      ? 'Ask your doctor first'
      : screening
        ? 'Your health answers don’t rule it out'
        : 'A few questions first',
    paragraphs: [
      ...(isConceiving
        ? [
            'While you’re trying to get pregnant, ask your doctor whether fasting is safe for you. Stop as soon as you’re pregnant, and don’t fast while breastfeeding.',
          ]
        : []),
      screening
        ? 'This assumes your health answers are up to date. Don’t fast if you’re pregnant, breastfeeding or sick, take insulin or a sulfonylurea, or have had an eating disorder. Stop if you feel faint or unwell.'
        : 'Answer the health questions on the fasting screen to see whether fasting is safe for you. If you’re pregnant, breastfeeding or taking insulin, or have had an eating disorder, don’t fast unless your doctor agrees.',
    ],
    links: LINKS,
  });
}
