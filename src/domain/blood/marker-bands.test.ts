import { describe, expect, test } from 'vitest';
import { fromCanonical } from './canonical-value.ts';
import type { Span } from '#domain/blood/markers/row.ts';
import { isMarkerKey, markerOf, MARKERS, type MarkerKey } from './markers.ts';

/**
 * The table of science notes 4.2, entered from there: plausible, reference, optimal and critical, men / women if they differ. An
 * open end is blank. Bands that change with age or come from the lab alone are below.
 */
const PUBLISHED = `
glucose-fasting      | 20–600     | 70–99                    | 72–90                 | 54–400
glucose-2h           | 20–600     | 70–139                   | 70–120                | 54–400
hba1c                | 3–20       | 4–5.6                    | 4.8–5.4               | –14
insulin-fasting      | 0.2–300    | 2.6–24.9                 | 2–8                   | –
c-peptide            | 0.05–20    | 0.8–3.9                  | 0.8–2.5               | –
fructosamine         | 100–900    | 200–285                  | 200–255               | –
uric-acid            | 0.5–20     | 3.5–7.2 / 2.6–6          | 4–5.8 / 3–5           | –13
ketone-bhb           | 0–15       | –0.4                     | –                     | –3
total-cholesterol    | 50–1000    | 125–200                  | 140–190               | –
ldl-c                | 5–600      | –129                     | –99                   | –300
hdl-c                | 5–200      | 40– / 50–                | 45–80 / 55–90         | –
non-hdl-c            | 10–800     | –159                     | –129                  | –
triglycerides        | 10–10000   | –149                     | 40–100                | –1000
apob                 | 10–300     | –119                     | –80                   | –
apoa1                | 20–300     | 110–180 / 120–200        | 130–180 / 140–200     | –
lp-a-nmol            | 0–1000     | –74                      | –74                   | –
ldl-particles        | 100–4000   | –1299                    | –1000                 | –
homocysteine         | 1–300      | 5–15                     | 5–10                  | –100
hs-crp               | 0.01–500   | –3                       | –1                    | –100
fibrinogen           | 20–1200    | 200–400                  | 200–300               | 100–800
wbc                  | 0.1–400    | 4–11                     | 4–7                   | 1.5–30
neutrophils          | 0–100      | 1.8–7.7                  | 2–4.5                 | 0.5–30
lymphocytes          | 0–200      | 1–4                      | 1.3–3                 | 0.3–20
lymphocytes-pct      | 1–95       | 20–45                    | 27–42                 | –
monocytes            | 0–20       | 0.2–0.95                 | 0.2–0.6               | –5
eosinophils          | 0–50       | –0.5                     | –0.3                  | –5
basophils            | 0–5        | –0.2                     | –                     | –
rbc                  | 1–10       | 4.35–5.65 / 3.9–5.15     | –                     | –
hemoglobin           | 2–25       | 13.2–17 / 11.8–15.5      | 14–16 / 12.5–14.8     | 7–20
hematocrit           | 8–75       | 39–50 / 35–45            | 42–47 / 37–43         | 21–60
mcv                  | 40–150     | 80–100                   | 85–92                 | –
mch                  | 10–50      | 27–33                    | –                     | –
mchc                 | 20–45      | 32–36                    | –                     | –
rdw                  | 9–40       | 11.5–14.5                | 11.5–13               | –
platelets            | 1–2500     | 150–400                  | 180–300               | 20–1000
mpv                  | 4–20       | 7.5–12                   | –                     | –
ft4                  | 0.1–12     | 0.8–1.8                  | 1–1.5                 | 0.3–5
ft3                  | 0.5–30     | 2.3–4.2                  | 2.8–3.8               | –
tpo-ab               | 0–5000     | –34                      | –34                   | –
testosterone-total   | 1–3000     | 264–916 / 15–70          | 450–800 / 20–50       | –
testosterone-free    | 0.1–400    | 50–210 / 1–8.5           | –                     | –
shbg                 | 1–300      | 16–56 / 25–122           | 20–50 / 40–100        | –
estradiol            | 1–5000     | 10–40 / –                | 20–35 / –             | –
progesterone         | 0–100      | –0.5 / –                 | –                     | –
lh                   | 0–200      | 1.7–8.6 / –              | –                     | –
fsh                  | 0–250      | 1.5–12.4 / –             | –                     | –
prolactin            | 0–2000     | 4–15 / 5–23              | –                     | –200
cortisol-am          | 0.1–100    | 6–19                     | 8–16                  | 3–50
igf1                 | 10–1500    | –                        | –                     | –
pth                  | 1–3000     | 15–65                    | 20–50                 | –
alt                  | 1–10000    | 7–45 / 7–34              | 10–30 / 8–22          | –500
ast                  | 1–10000    | 8–40 / 8–35              | 12–26                 | –500
ggt                  | 1–5000     | 8–61 / 5–36              | 8–25 / 5–20           | –500
alp                  | 5–3000     | 40–130 / 35–105          | 40–85                 | –500
bilirubin-total      | 0.05–50    | 0.1–1.2                  | 0.4–1.2               | –5
albumin              | 1–7        | 3.5–5                    | 4.3–5                 | 2–
total-protein        | 2–15       | 6–8.3                    | 6.6–7.8               | –
ldh                  | 20–5000    | 125–220                  | 130–190               | –1000
creatinine           | 0.1–25     | 0.74–1.35 / 0.59–1.04    | –                     | –4
bun                  | 1–250      | 7–20                     | 9–17                  | –100
cystatin-c           | 0.2–10     | 0.55–1.05                | 0.6–0.85              | –
uacr                 | 0–20000    | –29                      | –10                   | –2200
sodium               | 90–200     | 135–145                  | 138–142               | 120–160
potassium            | 1.5–10     | 3.5–5.1                  | 4–4.8                 | 2.5–6.5
chloride             | 60–150     | 98–107                   | –                     | 75–130
co2-bicarbonate      | 3–60       | 22–29                    | 24–28                 | 10–40
calcium              | 3–20       | 8.6–10.2                 | 9–9.8                 | 6.5–14
phosphate            | 0.3–20     | 2.5–4.5                  | 2.8–4                 | 1–9
creatine-kinase      | 5–200000   | 39–308 / 26–192          | –                     | –5000
vitamin-d-25oh       | 2–250      | 20–60                    | 30–50                 | 5–150
vitamin-b12          | 30–6000    | 200–900                  | 400–900               | 100–
folate               | 0.5–60     | 4–                       | 7–25                  | 2–
mma                  | 0.02–50    | –0.4                     | –0.27                 | –
ferritin             | 1–20000    | 30–400 / 15–200          | 50–200 / 40–150       | 5–1000
iron                 | 5–600      | 65–175 / 50–170          | 70–140                | –350
tibc                 | 80–800     | 250–450                  | –                     | –
transferrin-sat      | 1–100      | 20–45                    | 25–40                 | –80
magnesium            | 0.5–10     | 1.7–2.4                  | 2–2.3                 | 1–4.9
zinc                 | 20–300     | 65–120                   | 80–110                | –
copper               | 10–400     | 70–140 / 80–155          | –                     | –
selenium             | 10–1000    | 70–150                   | 90–130                | –400
vitamin-a            | 3–300      | 30–80                    | –                     | –120
vitamin-e            | 1–60       | 5.5–17                   | –                     | –
vitamin-b6-plp       | 2–1500     | 20–125                   | 30–100                | –500
omega3-index         | 1–20       | 4–8                      | 8–12                  | –
`;
const BY_AGE: readonly MarkerKey[] = ['esr', 'nt-probnp', 'tsh', 'dhea-s', 'psa', 'egfr'];

const inWords = (span: Span | undefined): string => (span ? `${span[0] ?? ''}–${span[1] ?? ''}` : '–');
const printed = (of: (sex: 'male' | 'female') => Span | undefined): string =>
  [...new Set([inWords(of('male')), inWords(of('female'))])].join(' / ');
const rows = PUBLISHED.trim()
  .split('\n')
  .map((line) => line.split('|').map((cell) => cell.trim()));

describe('bands of markers', () => {
  test.each(rows)('%s as published', (key = '', ...bands) => {
    expect(isMarkerKey(key)).toBe(true);
    const { plausible, reference, optimal, critical } = markerOf(key as MarkerKey);
    expect([
      inWords(plausible),
      printed((sex) => reference({ sex, ageYears: 45 }, null)),
      printed((sex) => optimal({ sex, ageYears: 45 }, null)),
      inWords(critical),
    ]).toEqual(bands);
  });

  test('every marker is in the table or below', () => {
    const listed = new Set<string>([...rows.map(([key]) => key ?? ''), ...BY_AGE, 'lp-a-mgdl']);
    expect(MARKERS.map(({ key }) => key).filter((key) => !listed.has(key))).toEqual([]);
  });
});

describe('bands by age', () => {
  const of = (
    key: MarkerKey,
    band: 'reference' | 'optimal',
    sex: 'male' | 'female',
    ages: readonly number[],
  ) => ages.map((ageYears) => inWords(markerOf(key)[band]({ sex, ageYears }, null)));

  test('sedimentation: half the age for men, half of age plus ten for women', () => {
    expect(of('esr', 'reference', 'male', [40, 60])).toEqual(['–20', '–30']);
    expect(of('esr', 'reference', 'female', [40, 60])).toEqual(['–25', '–35']);
  });
  test('NT-proBNP: 125, and 450 from age 75', () => {
    expect(of('nt-probnp', 'reference', 'male', [74, 75])).toEqual(['–125', '–450']);
  });
  test('TSH: up to 6 from age 70, its optimum up to 4 from age 65', () => {
    expect(of('tsh', 'reference', 'female', [69, 70])).toEqual(['0.4–4', '0.4–6']);
    expect(of('tsh', 'optimal', 'female', [64, 65])).toEqual(['0.5–2.5', '0.5–4']);
  });
  test('filtration: optimal from 90, above 60 from age 75', () => {
    expect(of('egfr', 'reference', 'male', [40, 70])).toEqual(['90–', '90–']);
    expect(of('egfr', 'optimal', 'male', [60, 61])).toEqual(['90–', '75–']);
  });
  test('PSA: 2.5 below age 50, then 3.5, 4.5 and 6.5 by decade, and none for women', () => {
    expect(of('psa', 'reference', 'male', [49, 50, 59, 60, 69, 70])).toEqual([
      '–2.5',
      '–3.5',
      '–3.5',
      '–4.5',
      '–4.5',
      '–6.5',
    ]);
    expect(of('psa', 'reference', 'female', [60])).toEqual(['–']);
    expect(of('psa', 'optimal', 'male', [60])).toEqual(['–1.5']);
  });
  test('DHEA sulfate: by decade from 30 to 69 years', () => {
    const ages = [29, 30, 39, 40, 50, 60, 69, 70];
    expect(of('dhea-s', 'reference', 'male', ages)).toEqual([
      '–',
      '120–520',
      '120–520',
      '95–530',
      '70–310',
      '42–290',
      '42–290',
      '–',
    ]);
    expect(of('dhea-s', 'reference', 'female', ages)).toEqual([
      '–',
      '45–270',
      '45–270',
      '32–240',
      '26–200',
      '13–130',
      '13–130',
      '–',
    ]);
  });
  test('IGF-1: one standard deviation around the midpoint of the lab’s 95%, and nothing without it', () => {
    const { optimal } = markerOf('igf1');
    const goran = { sex: 'male', ageYears: 48 } as const;
    const [low, high] = optimal(goran, [80, 276]) ?? [];
    expect([low, high]).toEqual([expect.closeTo(128, 9), expect.closeTo(228, 9)]);
    expect(optimal(goran, [80, null])).toBeUndefined();
    expect(optimal(goran, null)).toBeUndefined();
  });
});

describe('one conventional unit in SI units', () => {
  test.each<[MarkerKey, unit: string, factor: number]>([
    ['glucose-fasting', 'mmol/L', 0.055506],
    ['insulin-fasting', 'pmol/L', 6],
    ['c-peptide', 'nmol/L', 0.3311],
    ['uric-acid', 'µmol/L', 59.485],
    ['total-cholesterol', 'mmol/L', 0.025863],
    ['ldl-c', 'mmol/L', 0.025863],
    ['hdl-c', 'mmol/L', 0.025863],
    ['non-hdl-c', 'mmol/L', 0.025863],
    ['triglycerides', 'mmol/L', 0.011294],
    ['apob', 'g/L', 0.01],
    ['apoa1', 'g/L', 0.01],
    ['fibrinogen', 'g/L', 0.01],
    ['hemoglobin', 'g/L', 10],
    ['hematocrit', 'L/L', 0.01],
    ['mchc', 'g/L', 10],
    ['ft4', 'pmol/L', 12.872],
    ['ft3', 'pmol/L', 1.5362],
    ['testosterone-total', 'nmol/L', 0.034672],
    ['testosterone-free', 'pmol/L', 3.4672],
    ['estradiol', 'pmol/L', 3.6713],
    ['progesterone', 'nmol/L', 3.1801],
    ['prolactin', 'mIU/L', 21.2],
    ['dhea-s', 'µmol/L', 0.027138],
    ['cortisol-am', 'nmol/L', 27.589],
    ['igf1', 'nmol/L', 0.1307],
    ['pth', 'pmol/L', 0.106],
    ['alt', 'µkat/L', 0.016667],
    ['bilirubin-total', 'µmol/L', 17.104],
    ['albumin', 'g/L', 10],
    ['total-protein', 'g/L', 10],
    ['creatinine', 'µmol/L', 88.402],
    ['uacr', 'mg/mmol', 0.113],
    ['calcium', 'mmol/L', 0.24951],
    ['phosphate', 'mmol/L', 0.32285],
    ['vitamin-d-25oh', 'nmol/L', 2.496],
    ['vitamin-b12', 'pmol/L', 0.73781],
    ['folate', 'nmol/L', 2.2655],
    ['iron', 'µmol/L', 0.17907],
    ['tibc', 'µmol/L', 0.17907],
    ['magnesium', 'mmol/L', 0.41144],
    ['zinc', 'µmol/L', 0.15295],
    ['copper', 'µmol/L', 0.15737],
    ['selenium', 'µmol/L', 0.012663],
    ['vitamin-a', 'µmol/L', 0.03491],
    ['vitamin-e', 'µmol/L', 2.3217],
    ['glucose-2h', 'mmol/L', 0.055506],
    ['bun', 'mmol/L', 0.35697],
    ['ast', 'µkat/L', 0.016667],
    ['ggt', 'µkat/L', 0.016667],
    ['alp', 'µkat/L', 0.016667],
    ['ldh', 'µkat/L', 0.016667],
    ['creatine-kinase', 'µkat/L', 0.016667],
  ])('%s in %s: %d', (key, unit, factor) => {
    expect(fromCanonical(key, 1, unit)).toBeCloseTo(factor, 9);
  });
});
