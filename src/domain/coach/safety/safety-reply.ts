import { reply, type Reply } from '#domain/coach/reply.ts';
import { PRESSURE_LIMITS } from '#domain/vitals/blood-pressure.ts';
import type { Danger } from './dangers.ts';
import type { Warning } from './warning.ts';
import { helpLinesOf, type HelpLines } from './help-lines.ts';

const crisisLine = ({ crisis, emergency }: HelpLines): string =>
  crisis === undefined
    ? `Call ${emergency} or a crisis line in your country now. findahelpline.com lists crisis lines by country.`
    : `You can reach someone right now at ${crisis}. If you might act on these thoughts, call ${emergency}.`;

const ANSWERS: Readonly<
  Record<Danger, (lines: HelpLines) => readonly [title: string, ...paragraphs: string[]]>
> = {
  suicide: (lines) => [
    'Please talk to someone now',
    'I’m sorry you’re in this much pain. I’m software, so I can’t help with this the way a person can, but people are ready to listen.',
    crisisLine(lines),
    'Try not to be alone. Tell someone near you what’s going on, and put distance between yourself and anything you could hurt yourself with.',
  ],
  'self-harm': (lines) => [
    'You don’t have to deal with this alone',
    'I’m sorry things hurt this much. Talking to a person can help more than I can.',
    crisisLine(lines),
    `If you’re injured, call ${lines.emergency} or go to the nearest emergency room.`,
  ],
  overdose: (lines) => [
    'Get help now',
    `Call ${lines.emergency} right away if the person is unconscious, has trouble breathing, or has a seizure.`,
    lines.poison === undefined
      ? 'Otherwise, call your country’s poison control center now. Don’t wait for symptoms, and keep the package handy.'
      : `Otherwise, call ${lines.poison} now. Don’t wait for symptoms, and keep the package handy.`,
    `If this was on purpose, you deserve support. ${crisisLine(lines)}`,
  ],
  'chest-pain': (lines) => [
    'This could be an emergency',
    `Call ${lines.emergency} now. Chest pain, pressure or trouble breathing needs to be checked right away, even if it comes and goes.`,
    'Sit down, don’t drive yourself, and have someone stay with you. Your numbers here can’t rule anything out.',
  ],
  stroke: (lines) => [
    'This could be a stroke',
    `Call ${lines.emergency} now. A drooping face, a weak arm, slurred speech or sudden confusion is an emergency, even if it goes away. Minutes matter.`,
    'Note the time it started, and don’t eat, drink or drive.',
  ],
  'severe-low': (lines) => [
    'Treat a low right now',
    'If you’re awake and can swallow, have about 15 g of fast-acting carbs now: glucose tablets, half a cup of juice or regular soda. Check again after 15 minutes, and repeat if you’re still below 70 mg/dL (3.9 mmol/L).',
    `Call ${lines.emergency} if someone is unconscious, has a seizure or can’t swallow. Don’t give them anything by mouth. Use glucagon if you have it.`,
    'Don’t drive, and have someone stay with you until you feel well. Tell your care team about this low.',
  ],
  ketoacidosis: (lines) => [
    'This could be an emergency',
    `High ketones with vomiting, belly pain, deep breathing, confusion or fruity breath can mean ketoacidosis. Call ${lines.emergency} or go to an emergency room now.`,
    'If you have diabetes, follow your care team’s sick-day plan and call them. Don’t fast or exercise in the meantime.',
  ],
  'allergic-reaction': (lines) => [
    'This could be a severe allergic reaction',
    `Use an epinephrine auto-injector if you have one, then call ${lines.emergency}. Swelling of the throat or tongue and trouble breathing can’t wait.`,
    'Lie down with your legs up, or sit if you can’t breathe well, and have someone stay with you.',
  ],
  'eating-disorder': (lines) => [
    'Please don’t deal with this alone',
    'What you’re describing can be dangerous, and it’s nothing to be ashamed of. I won’t help you eat less. With the right support, many people get well.',
    lines.eatingDisorders === undefined
      ? 'Please talk to a doctor or someone you trust about it today. findahelpline.com lists support for eating disorders by country.'
      : `You can talk to ${lines.eatingDisorders}, to a doctor, or to someone you trust.`,
    `If you feel faint, have chest pain, or can’t keep food or water down, call ${lines.emergency}.${lines.crisis === undefined ? '' : ` If you’re thinking about hurting yourself, you can reach someone at ${lines.crisis}.`}`,
  ],
  'high-pressure': (lines) => [
    'This blood pressure is dangerously high',
    `Call ${lines.emergency} now if you also have chest or back pain, trouble breathing, a severe headache, weakness or numbness, confusion, or trouble seeing or speaking.`,
    `If you feel well, sit quietly for five minutes and measure again. If the top number is still ${PRESSURE_LIMITS.crisis.systolicMmhg} or higher, or the bottom number is still ${PRESSURE_LIMITS.crisis.diastolicMmhg} or higher, call a doctor right away. Don’t take extra medication on your own.`,
    'If you’re pregnant or gave birth in the last six weeks, call your labor and delivery unit now.',
  ],
  'muscle-breakdown': (lines) => [
    'Get checked today',
    'Dark urine after hard exercise can mean rhabdomyolysis: muscle damage that can harm your kidneys. Go to an emergency room or urgent care now and ask for a blood test. Don’t wait to see if it clears up.',
    'Until you’ve been checked, don’t exercise, and don’t take ibuprofen or similar pain relievers.',
    `Call ${lines.emergency} if you’re barely urinating, feel confused, or have chest pain or an irregular heartbeat.`,
  ],
  'fast-collapse': (lines) => [
    'Stop fasting now',
    `Don’t push through this. Call ${lines.emergency} if you passed out, feel confused, or have chest pain or a racing or irregular heartbeat.`,
    'If you only feel faint, lie down and don’t drive. Sip a sweet drink, eat something small, and see a doctor before you fast or cut back on food again. If you have diabetes, check your glucose now.',
    'After five days or more with little or no food, call a doctor before you eat. Starting to eat again too quickly can be dangerous.',
  ],
  'pregnancy-medicine': (lines) => [
    'Call your prescriber today',
    'Some medications can harm a pregnancy, and some are dangerous to stop suddenly. Call your midwife, a pharmacist or the doctor who prescribed yours today, and tell them you’re pregnant or might be.',
    'If it’s isotretinoin or another retinoid, or methotrexate, don’t take the next dose until you’ve talked to them. Don’t stop any other medication on your own.',
    `If you can’t reach anyone today, go to urgent care. If you bleed heavily, faint or have a seizure, call ${lines.emergency}.`,
  ],
  'pregnancy-diet': (lines) => [
    'Please don’t diet or fast during pregnancy',
    'Fasting, ketosis and eating for weight loss can harm you and the baby, whatever you weigh. Ask your midwife or doctor what weight gain is right for you.',
    `If you can’t keep food or water down, feel faint, or notice the baby moving less, call your labor and delivery unit today. Call ${lines.emergency} if you faint or are bleeding heavily.`,
  ],
  'pregnancy-warning': (lines) => [
    'Call your doctor or midwife now',
    'Bleeding, severe pain, a bad headache with blurred vision, leaking fluid, fever, or a baby who’s moving less needs to be checked today. Call your midwife, doctor or labor and delivery unit now.',
    `If you bleed heavily, faint or have a seizure, call ${lines.emergency}.`,
  ],
};

/** Fixed answer to a message that signals danger. */
export function safetyReply(danger: Danger, timeZone: string): Reply {
  const [title, ...paragraphs] = ANSWERS[danger](helpLinesOf(timeZone));
  return reply({
    kind: 'safety',
    title,
    paragraphs,
    note: 'For your privacy, we didn’t save your message.',
  });
}

/** One line that offers help, for an answer to a message that may be harmless. */
function offerOf(danger: Danger, { emergency, crisis, eatingDisorders }: HelpLines): string {
  if (danger === 'suicide' || danger === 'self-harm' || danger === 'eating-disorder') {
    const line =
      (danger === 'eating-disorder' ? eatingDisorders : undefined) ?? crisis ?? 'findahelpline.com';
    return `If you’re going through a hard time, you can talk to someone: ${line}.`;
  }
  if (danger.startsWith('pregnancy-'))
    return `If anything about a pregnancy worries you, call your midwife or doctor, or ${emergency} in an emergency.`;
  return `If this is an emergency, call ${emergency}.`;
}

/** Below this probability, figures come without an offer, and words the coach can't answer keep their ordinary reply. */
const VERY_LIKELY = 0.9;

/** The answer to a message that may signal danger: with an offer of help, or the fixed answer if the coach has no other and danger is very likely. */
export function withOffer(answer: Reply, { danger, probability }: Warning, timeZone: string): Reply {
  if (answer.figures.length > 0 && probability < VERY_LIKELY) return answer;
  if (answer.kind === 'unknown' && probability >= VERY_LIKELY) {
    const careful = safetyReply(danger, timeZone);
    return {
      ...careful,
      title: 'You may need help with this',
      paragraphs: [...careful.paragraphs, 'If I misunderstood you, please try asking a different way.'],
    };
  }
  const offer = offerOf(danger, helpLinesOf(timeZone));
  return { ...answer, note: answer.note === null ? offer : `${answer.note} ${offer}` };
}
