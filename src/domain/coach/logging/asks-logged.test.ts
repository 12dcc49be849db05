import { expect, test } from 'vitest';
import { CANONICAL_UNITS } from '#domain/account/member-units.ts';
import { spelledOut } from '#domain/coach/reply.ts';
import { miraRecords } from '#domain/query/testing.ts';
import { loggedReply, readLogged } from './asks-logged.ts';

const source = miraRecords();
const { today } = source;

function answerTo(question: string): string | undefined {
  const asked = readLogged(question, today);
  const said = asked && loggedReply(asked, source, { today, units: CANONICAL_UNITS });
  return said && `${said.title}: ${spelledOut(said.paragraphs.join(' '), said.figures)}`;
}

test.each([
  ['Have I logged my weight yet?', 'Yes: Your weight today was 69.5 kg.'],
  ['Did I log a workout yesterday?', 'No: You didn’t log a workout yesterday.'],
  ['Have I logged lunch today?', 'Yes: You logged 1 lunch today.'],
  ['Have I eaten anything yet?', 'Yes: You logged 2 meals today.'],
  ['Did I weigh myself yesterday?', 'No: You didn’t log your weight yesterday.'],
  ['Did I eat lunch yesterday?', 'Yes: You logged 1 lunch yesterday.'],
  ['Did I have dinner yesterday?', 'No: You didn’t log dinner yesterday.'],
  ['Did I work out yesterday?', 'No: You didn’t log a workout yesterday.'],
  ['Have I worked out this week?', 'Yes: You logged 1 workout this week.'],
  ['Did I fast yesterday?', 'No: You didn’t log a fast yesterday.'],
  ['Did I drink any alcohol yesterday?', 'No: You didn’t log any alcohol yesterday.'],
  ['Is my blood pressure logged?', 'No: You haven’t logged your blood pressure today.'],
])('“%s” is answered with yes or no', (question, answer) => {
  expect(answerTo(question)).toBe(answer);
});

test.each([
  'Is my weight ok?',
  'How do I log water?',
  'Have I logged the moon?',
  'Did I eat breakfast later than 10 am yesterday?',
  'Did I fast more than 16 hours yesterday?',
])('“%s” is not', (question) => {
  expect(readLogged(question, today)).toBeUndefined();
});
