import { describe, expect, test } from 'vitest';
import { readReminderRequest } from './reminder-request.ts';

const EVERY_DAY = [0, 1, 2, 3, 4, 5, 6];

describe('days of a reminder', () => {
  test.each([
    ['Remind me to weigh myself every Monday', [0]],
    ['remind me to weigh in on Mondays and Thursdays at 8', [0, 3]],
    ['remind me to log my sleep on weekdays at 9am', [0, 1, 2, 3, 4]],
    ['remind me to start fasting at 8pm on weekends', [5, 6]],
    ['remind me to weigh myself mon-fri', [0, 1, 2, 3, 4]],
    ['remind me to weigh myself from Friday to Monday', [0, 4, 5, 6]],
    ['remind me to weigh myself every day except Sunday', [0, 1, 2, 3, 4, 5]],
    ['remind me to weigh myself on weekdays except Friday', [0, 1, 2, 3]],
    ['remind me to weigh in Sat and Sun at 8', [5, 6]],
    ['remind me to weigh myself every sat', [5]],
    ['remind me to weigh myself after I sat down', undefined],
    ['remind me to weigh in before the sun is up', undefined],
    ['remind me about my weekly summary on Sundays', [6]],
    ['set a weigh-in reminder for Tue, Thu and Sat', [1, 3, 5]],
    ['remind me to weigh myself every morning at 7', EVERY_DAY],
    ['remind me to drink water every day at 10', EVERY_DAY],
    ['remind me to weigh myself every other day', 'other'],
    ['remind me to weigh in once a week', 'other'],
    ['remind me to weigh myself every other Monday', 'other'],
    ['remind me to weigh myself', undefined],
    ['turn off the Monday weigh-in reminder', undefined],
  ])('%s', (question, weekdays) => {
    expect(readReminderRequest(question)?.weekdays).toEqual(weekdays);
  });

  test('days leave the time as it is said', () => {
    expect(readReminderRequest('remind me to weigh in on Mondays at 8')?.times).toEqual(['08:00']);
  });
});
