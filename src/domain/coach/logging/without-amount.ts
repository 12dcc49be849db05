import type { ScreenName } from '#domain/screens/screens.ts';
import { reply, type Reply } from '#domain/coach/reply.ts';
import { elsewhereReply } from './cannot-log.ts';

/** What is logged by a message with its number, an example, and where it is entered otherwise. */
const MEASURED: readonly (readonly [name: string, example: string, link: string, screen: ScreenName])[] = [
  ['(?:body ?)?weight|weigh-?in', 'Log weight 160.5', 'Open weight', 'weight'],
  ['waist|hips?', 'Log waist 34 in', 'Open weight', 'weight'],
  ['body ?fat', 'Log body fat 22%', 'Open weight', 'weight'],
  ['blood pressure|bp', 'Log blood pressure 118/76', 'Open vitals', 'vitals'],
  ['(?:fasting )?(?:blood )?(?:glucose|sugar)', 'Log glucose 104', 'Open glucose', 'glucose'],
  ['(?:blood )?ketones?', 'Log ketones 0.8', 'Open glucose', 'glucose'],
];
const asked = (name: string): RegExp =>
  new RegExp(
    `^(?:log|record|enter|save|track|add)(?: my| an?| the)?(?: new| current| today's)? (${name})(?: readings?| measurements?| levels?)?(?: today| now)*$`,
  );
const FORMS = MEASURED.map(([name, ...answer]) => [asked(name), answer] as const);
const OF_SCREENS = asked('sleep|steps?|stress');

/** Answers "log my weight", which lacks the number; undefined for other messages. @param text plain words */
export function withoutAmount(text: string): Reply | undefined {
  const [, ofScreen] = OF_SCREENS.exec(text) ?? [];
  if (ofScreen !== undefined) return elsewhereReply(ofScreen.replace(/^step$/, 'steps'));
  const [, found] = FORMS.find(([form]) => form.test(text)) ?? [];
  if (!found) return undefined;
  const [example, link, screen] = found;
  return reply({
    kind: 'advice',
    title: 'What’s the number?',
    paragraphs: [`Include it in your message, such as “${example}.”`],
    links: [{ name: link, screen }],
  });
}
