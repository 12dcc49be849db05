import type { Sex } from '#domain/account/profile.ts';
import type { ChoiceItem, ItemOption, Section } from '#domain/bio-age/item.ts';

type Figures = readonly [hazardRatio: number, prevalence: number];

const ALCOHOL_OPTIONS: readonly Omit<ItemOption, 'hazardRatio' | 'prevalence'>[] = [
  { key: 'never', words: 'None, or only now and then', from: 0 },
  { key: 'former', words: 'None now, but I used to drink heavily', quits: true },
  { key: '1.3-25', words: '1.3 to under 25 g a day', from: 1.3 },
  { key: '25-45', words: '25 to under 45 g a day', from: 25, next: '1.3-25' },
  { key: '45-65', words: '45 to under 65 g a day', from: 45, next: '25-45', continues: true },
  { key: 'over-65', words: '65 g a day or more', from: 65, next: '45-65', continues: true },
];

/** Men and women have the same question with different figures, one pair per option. */
const alcohol = (sex: Sex, basis: string, figures: readonly Figures[]): ChoiceItem => ({
  kind: 'choice',
  key: 'alc',
  section: 'substances',
  sex,
  name: 'Alcohol',
  question: 'How much alcohol do you drink, in grams a day?',
  help: 'A can of beer (12 fl oz, 355 mL), a glass of wine (5 fl oz, 148 mL) or a shot of liquor (1.5 fl oz, 44 mL) contains about 14 g. Use your average across all days of the week.',
  basis,
  doi: '10.1001/jamanetworkopen.2023.6185',
  evidence: 'verified',
  factor: 0.8,
  unit: 'g a day',
  options: figures.flatMap(([hazardRatio, prevalence], index) => {
    const option = ALCOHOL_OPTIONS[index];
    return option ? [{ ...option, hazardRatio, prevalence }] : [];
  }),
  action: { words: 'Cut back on alcohol enough to move down one range', withinMonths: 6 },
});

/** Section 6 of 7. Hazard ratios, prevalences and factors from science notes 5.3; each item names its source. */
export const SUBSTANCES: Section = {
  key: 'substances',
  name: 'Substances and environment',
  overlap: 0.95,
  text: 'Tobacco, alcohol and the air you breathe.',
  items: [
    {
      kind: 'choice',
      key: 'smoke',
      section: 'substances',
      name: 'Tobacco',
      question: 'Do you smoke tobacco?',
      help: 'Count cigarettes, or the equivalent in other tobacco products. You need to answer this question to get a result.',
      basis: '1 to 10 a day 1.87: Inoue-Choi, JAMA Intern Med 2017; more, and former: Jha, N Engl J Med 2013',
      doi: '10.1001/jamainternmed.2016.7511',
      evidence: 'verified',
      factor: 1,
      options: [
        { key: 'never', words: 'Never, or hardly ever', hazardRatio: 1, prevalence: 0.6 },
        {
          key: 'quit-over-10',
          words: 'Quit 10 or more years ago',
          hazardRatio: 1.15,
          prevalence: 0.15,
          quits: true,
        },
        {
          key: 'quit-5-10',
          words: 'Quit 5 to 9 years ago',
          hazardRatio: 1.3,
          prevalence: 0.05,
          quits: true,
        },
        {
          key: 'quit-1-5',
          words: 'Quit 1 to 4 years ago',
          hazardRatio: 1.5,
          prevalence: 0.04,
          quits: true,
        },
        {
          key: 'quit-under-1',
          words: 'Quit within the last year',
          hazardRatio: 1.8,
          prevalence: 0.02,
          next: 'quit-1-5',
          quits: true,
        },
        {
          key: '1-10',
          words: '1 to 10 a day',
          hazardRatio: 1.87,
          prevalence: 0.06,
          next: 'quit-1-5',
          continues: true,
        },
        {
          key: '11-20',
          words: '11 to 20 a day',
          hazardRatio: 2.5,
          prevalence: 0.06,
          next: 'quit-1-5',
          continues: true,
        },
        {
          key: 'over-20',
          words: 'More than 20 a day',
          hazardRatio: 3.1,
          prevalence: 0.02,
          next: 'quit-1-5',
          continues: true,
        },
      ],
      action: { words: 'Quit smoking: the estimate is for one year after you quit', withinMonths: 12 },
    },
    {
      kind: 'choice',
      key: 'vape',
      section: 'substances',
      name: 'Other nicotine',
      question: 'Do you use nicotine in another form, such as vapes, pouches or snuff?',
      basis: 'Precautionary: no meta-analysis of mortality yet',
      evidence: 'chosen',
      factor: 0.3,
      options: [
        { key: 'no', words: 'No', hazardRatio: 1, prevalence: 0.93 },
        { key: 'yes', words: 'Yes', hazardRatio: 1.2, prevalence: 0.07, next: 'no' },
      ],
      action: { words: 'Quit nicotine', withinMonths: 6 },
    },
    alcohol('male', 'Zhao, JAMA Netw Open 2023, men', [
      [1, 0.42],
      [1.12, 0.06],
      [1, 0.38],
      [1.01, 0.08],
      [1.15, 0.04],
      [1.34, 0.02],
    ]),
    alcohol('female', 'Zhao, JAMA Netw Open 2023, women; 65 g or more as commonly cited', [
      [1, 0.52],
      [1.12, 0.05],
      [1, 0.37],
      [1.21, 0.04],
      [1.34, 0.015],
      [1.61, 0.005],
    ]),
    {
      kind: 'choice',
      key: 'shs',
      section: 'substances',
      name: 'Secondhand smoke',
      question: 'Does anyone else smoke inside your home?',
      basis: '1.18: Lv, Int J Cardiol 2015',
      evidence: 'published',
      factor: 0.8,
      options: [
        { key: 'no', words: 'No', hazardRatio: 1, prevalence: 0.92 },
        { key: 'yes', words: 'Yes', hazardRatio: 1.18, prevalence: 0.08, next: 'no' },
      ],
      action: { words: 'Make your home smoke-free', withinMonths: 3 },
    },
    {
      kind: 'choice',
      key: 'pm25',
      section: 'substances',
      name: 'Fine particles',
      question:
        'What is the average annual level of fine-particle pollution (PM2.5) where you live, in µg/m³?',
      help: 'Look up the annual average from your local air quality agency.',
      basis: '1.08 per 10 µg/m³: Chen and Hoek, Environ Int 2020',
      doi: '10.1016/j.envint.2020.105974',
      evidence: 'published',
      factor: 0.8,
      unit: 'µg/m³',
      options: [
        { key: 'under-10', words: 'Under 10', hazardRatio: 0.985, prevalence: 0.5, from: 0 },
        { key: '10-15', words: '10 to under 15', hazardRatio: 1.02, prevalence: 0.28, from: 10 },
        { key: '15-25', words: '15 to under 25', hazardRatio: 1.08, prevalence: 0.14, from: 15 },
        { key: 'over-25', words: '25 or more', hazardRatio: 1.21, prevalence: 0.08, from: 25 },
      ],
    },
  ],
};
