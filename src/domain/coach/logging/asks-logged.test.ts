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
  ['Is my blood pressure logged?', 'No: You haven’t logged your blood pressure today.'],
])('“%s” is answered with yes or no', (question, answer) => {
  expect(answerTo(question)).toBe(answer);
});

test.each(['Is my weight ok?', 'How do I log water?', 'Have I logged the moon?'])(
  '“%s” is not',
  (question) => {
    expect(readLogged(question, today)).toBeUndefined();
  },
);
