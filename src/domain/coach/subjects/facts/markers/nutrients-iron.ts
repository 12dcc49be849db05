import type { MarkerKey } from '#domain/blood/markers.ts';
import { of, type MarkerFacts } from './marker-facts.ts';

/** Vitamins and iron. */
export const NUTRIENT_IRON_FACTS: Readonly<Partial<Record<MarkerKey, MarkerFacts>>> = {
  'vitamin-d-25oh': of(
    '25-OH vitamin D is the main form of vitamin D in your blood, so this test shows whether you have enough.',
    'large doses of supplements',
    'too little sun, winter, darker skin, older age, extra weight, too little vitamin D in your diet or poor absorption',
  ),
  'vitamin-b12': of(
    'This test shows how much vitamin B12 is in your blood. You need B12 for your nerves and to make red blood cells.',
    'supplements or, sometimes, liver disease or a blood disorder',
    'a vegan or vegetarian diet, older age, metformin, acid blockers, stomach surgery or poor absorption',
  ),
  folate: of(
    'This test shows how much folate is in your blood. Your cells need folate to divide.',
    'supplements or fortified foods',
    'eating few greens and beans, alcohol, pregnancy, some medications or poor absorption',
  ),
  mma: of(
    'Methylmalonic acid builds up when your cells lack vitamin B12, so it can show a deficiency earlier than B12 itself.',
    'low vitamin B12 or kidney disease',
    'A low value is normal.',
  ),
  ferritin: of(
    'Ferritin is the protein that stores iron, so it shows how full your iron stores are.',
    'inflammation, infection, alcohol, fatty liver, iron pills or infusions, or hemochromatosis',
    'heavy periods, blood loss or donation, too little iron in your diet, pregnancy, endurance training or poor absorption',
  ),
  iron: of(
    'Serum iron is the iron in your blood at the time of the test. It varies during the day, so ferritin and transferrin saturation tell you more.',
    'iron pills, a recent meal, hemochromatosis or liver disease',
    'too little iron in your diet, blood loss or inflammation',
  ),
  tibc: of(
    'Total iron-binding capacity is how much iron your blood could carry. It rises when you’re low in iron.',
    'low iron stores, pregnancy or birth control pills',
    'inflammation, liver disease or too much iron',
  ),
  'transferrin-sat': of(
    'Transferrin saturation is the percentage of your blood’s iron-carrying protein that’s loaded with iron.',
    'iron pills, hemochromatosis or liver disease',
    'low iron stores or inflammation',
  ),
  'vitamin-b6-plp': of(
    'PLP is the active form of vitamin B6 in your blood.',
    'supplements',
    'alcohol, inflammation, kidney disease or some medications',
  ),
  'omega3-index': of(
    'The omega-3 index is the percentage of the fat in your red blood cell membranes that’s EPA and DHA. It reflects the fish and omega-3 supplements you’ve had over the last few months.',
    'a lot of fatty fish or omega-3 supplements',
    'eating little fatty fish',
  ),
};
