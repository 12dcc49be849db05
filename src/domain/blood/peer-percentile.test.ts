import { expect, test } from 'vitest';
import type { MarkerKey } from './markers.ts';
import { peerPercentile } from './peer-percentile.ts';

/** P5/P50/P95 of NHANES 1999 to 2018, science notes 4.4: men of 20 to 39, 40 to 59 and 60 to 79 years, then women. */
const PUBLISHED = `
albumin          | 4.0/4.5/5.0    | 3.8/4.3/4.8    | 3.7/4.2/4.7    | 3.7/4.2/4.7    | 3.6/4.2/4.7    | 3.6/4.2/4.6
alp              | 43/67/105      | 43/68/109      | 43/69/115      | 37/60/101      | 41/69/117      | 44/74/123
bun              | 7/12/19        | 7/13/21        | 8/15/27        | 6/10/16        | 6/12/19        | 8/14/26
creatinine       | .71/.94/1.22   | .70/.96/1.29   | .72/1.00/1.59  | .51/.70/.93    | .52/.73/1.00   | .55/.80/1.32
uric-acid        | 4.2/6.0/8.2    | 4.0/5.9/8.2    | 4.0/6.0/8.6    | 3.0/4.4/6.4    | 3.1/4.6/6.9    | 3.3/5.1/7.9
wbc              | 4.4/6.9/11     | 4.3/6.8/10.9   | 4.2/6.8/10.7   | 4.5/7.2/11.4   | 4.3/6.9/11.1   | 4.2/6.7/10.6
rdw              | 11.6/12.5/14.1 | 11.8/12.8/14.6 | 12.0/13.2/15.6 | 11.6/12.8/15.9 | 11.8/13.0/16.3 | 11.9/13.1/15.6
lymphocytes-pct  | 19/31/46       | 18/30/45       | 15/27/43       | 20/31/46       | 19/31/46       | 18/31/46
hba1c            | 4.7/5.3/5.9    | 4.9/5.5/7.8    | 5.0/5.8/8.3    | 4.7/5.2/5.9    | 4.9/5.5/7.3    | 5.1/5.7/7.9
glucose-fasting  | 83/98/121      | 87/103/173     | 89/109/191     | 80/93/115      | 83/98/156      | 86/104/176
insulin-fasting  | 2.9/9.1/36     | 3.0/9.8/34     | 3.4/10.2/34    | 3.2/9.2/32     | 3.1/9.7/31     | 3.5/9.8/32
hdl-c            | 29/45/71       | 30/45/73       | 30/46/76       | 34/54/81       | 35/55/88       | 36/56/89
ldl-c            | 64/112/173     | 69/123/184     | 57/109/176     | 61/102/162     | 69/119/180     | 64/117/185
triglycerides    | 44/105/305     | 53/123/358     | 52/116/301     | 38/82/213      | 46/103/268     | 57/122/276
hs-crp           | .1/1.2/9.4     | .3/1.8/11      | .3/2.1/14      | .2/2.0/16      | .3/2.7/17      | .4/2.8/17
ggt              | 11/23/71       | 12/27/100      | 11/23/84       | 8/15/43        | 9/18/66        | 10/19/64
`;
const rows = PUBLISHED.trim()
  .split('\n')
  .map((line) => line.split('|').map((cell) => cell.trim()));

test.each(rows)('%s of people of the same sex and age, as published', (marker = '', ...cells) => {
  const people = (['male', 'female'] as const).flatMap((sex) =>
    [20, 40, 60].map((from) => ({ sex, from, to: from + 19 })),
  );
  for (const [index, { sex, from, to }] of people.entries())
    for (const ageYears of [from, to]) {
      const [p5, p50, p95] = (cells[index] ?? '').split('/').map(Number);
      const found = peerPercentile(marker as MarkerKey, p50 ?? Number.NaN, { sex, ageYears });
      expect(found).toEqual({ percentile: 50, isBeyond: false, p5, p50, p95, ages: [from, to] });
    }
});

test('the ends of the table are 5 and 95, and values beyond them are marked', () => {
  const of = (value: number) => {
    const { percentile, isBeyond } = peerPercentile('hdl-c', value, { sex: 'female', ageYears: 50 }) ?? {};
    return [percentile, isBeyond];
  };
  // Women of 40 to 59: 35, 55 and 88 mg/dL.
  expect([34, 35, 55, 88, 89].map(of)).toEqual([
    [5, true],
    [5, false],
    [50, false],
    [95, false],
    [95, true],
  ]);
});
