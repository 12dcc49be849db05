import type { MemberUnits } from '#domain/account/member-units.ts';
import { reply, type Reply } from '#domain/coach/reply.ts';
import type { ScreenName } from '#domain/screens/screens.ts';
import { elsewhereReply } from './cannot-log.ts';

/** What a member measures, as it is named in messages. */
const NAMES = {
  weight: '(?:body ?)?weight|weigh-?in',
  waist: 'waist|hips?',
  bodyFat: 'body ?fat',
  bloodPressure: 'blood pressure|bp',
  glucose: '(?:fasting )?(?:blood )?(?:glucose|sugar)',
  ketones: '(?:blood )?ketones?',
  sleep: 'sleep',
  steps: 'steps?',
  stress: 'stress',
} as const;
export type Measured = keyof typeof NAMES;

const FORMS = Object.entries(NAMES).map(([measured, name]) => ({
  measured: measured as Measured,
  form: new RegExp(
    `^(?:log|record|enter|save|track|add)(?: my| an?| the)?(?: new| current| today's)? (?:${name})(?: readings?| measurements?| levels?)?(?: today| now)*$`,
  ),
}));

/** What "log my weight" lacks the number of; undefined for other messages. @param text plain words */
export const readWithoutAmount = (text: string): Measured | undefined =>
  FORMS.find(({ form }) => form.test(text))?.measured;

interface Example {
  readonly said: string;
  readonly link: string;
  readonly screen: ScreenName;
}

function exampleOf(measured: Measured, { system, glucose }: MemberUnits): Example | undefined {
  const isMetric = system === 'metric';
  switch (measured) {
    case 'weight':
      return {
        said: isMetric ? 'Log weight 72.5' : 'Log weight 160.5',
        link: 'Open weight',
        screen: 'weight',
      };
    case 'waist':
      return {
        said: isMetric ? 'Log waist 86 cm' : 'Log waist 34 in',
        link: 'Open weight',
        screen: 'weight',
      };
    case 'bodyFat':
      return { said: 'Log body fat 22%', link: 'Open weight', screen: 'weight' };
    case 'bloodPressure':
      return { said: 'Log blood pressure 118/76', link: 'Open vitals', screen: 'vitals' };
    case 'glucose':
      return {
        said: glucose === 'mg/dL' ? 'Log glucose 104' : 'Log glucose 5.8',
        link: 'Open glucose',
        screen: 'glucose',
      };
    case 'ketones':
      return { said: 'Log ketones 0.8', link: 'Open glucose', screen: 'glucose' };
    default:
      return undefined;
  }
}

/** Asks for the number, with an example in the member's units, or says where it is entered. */
export function withoutAmountReply(measured: Measured, units: MemberUnits): Reply | undefined {
  const example = exampleOf(measured, units);
  if (!example) return elsewhereReply(measured);
  const { said, link, screen } = example;
  return reply({
    kind: 'advice',
    title: 'What’s the number?',
    paragraphs: [`Include it in your message, such as “${said}.”`],
    links: [{ name: link, screen }],
  });
}
