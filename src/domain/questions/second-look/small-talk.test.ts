import { describe, expect, test } from 'vitest';
import { meaningOf, read } from '#domain/questions/testing.ts';

describe('questions with small talk around them', () => {
  test.each([
    [
      'Mornings are chaos with the twins, so how many steps did I average in January?',
      'average steps in January',
    ],
    [
      'I keep telling my sister I do loads of yoga lol, how many steps did I take in January?',
      'how many steps in January',
    ],
    ['I always forget to rest!! What was my average sleep in January?', 'average sleep in January'],
    ['I am 71 and walk for my heart. How many steps did I average in January?', 'average steps in January'],
    ['average steps in january fr', 'average steps in January'],
    ['ok but like how many steps did I take in january', 'how many steps did I take in January'],
    ['Might I trouble you for my average HRV in January?', 'average HRV in January'],
    ['I would like to be informed of my average sleep in January', 'average sleep in January'],
    ['Please provide my average sleep for January', 'average sleep in January'],
    ['what did I sleep on average in january like per night', 'average sleep in January'],
    [
      'What did I bank in active zone minutes in January?',
      'how many active zone minutes did I get in January',
    ],
    ['steps: mean, window=[2024-01-01, 2024-01-14]', 'mean steps from Jan 1 to Jan 14'],
    ['sum(durationMin) where type == run', 'total duration of my runs'],
    ['stddev of body weight measurements in January', 'standard deviation of weight in January'],
  ])('%s', (said, plain) => {
    expect(read(said)).toEqual(meaningOf(plain));
  });

  test.each([
    'On days when I drink coffee, how many steps did I take on average?',
    'Without the week of the wedding, how many steps did I average in January?',
    'When I travel I sit all day, so how many steps did I average in January?',
    'On days I work from home I barely move, so how many steps did I average in January?',
    'I don’t count weekends. What was my average sleep in January?',
    'Skip the week I was sick. How many steps did I average in January?',
    'Mondays are the problem, so how many steps did I average in January?',
    'With the dog. How many steps did I average in January?',
    'What was my average sleep in January? Exclude the flu week!!',
  ])('gets no number if the story may limit the question: %s', (question) => {
    expect(read(question)).toBeUndefined();
  });

  test('keeps an amount before the question', () => {
    expect(read('Over 5 km. How many runs did I do in January?')?.threshold).toEqual({
      op: '>',
      value: 5000,
    });
  });

  test('keeps the time of the story for a question without its own', () => {
    expect(read('I barely walked in January. How many steps in total?')).toEqual(
      read('total steps in January'),
    );
  });

  test('counts no lengths of a pool', () => {
    expect(read('How many lengths did I swim this year?')).toBeUndefined();
  });
});
