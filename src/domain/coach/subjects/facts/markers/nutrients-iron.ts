import type { MarkerKey } from '#domain/blood/markers.ts';
import { of, type MarkerFacts } from './marker-facts.ts';

/** Vitamins and iron. */
export const NUTRIENT_IRON_FACTS: Readonly<Partial<Record<MarkerKey, MarkerFacts>>> = {
  'vitamin-d-25oh': of(
    '25-OH vitamin D is the main form of vitamin D in your blood, so this test shows your supply.',
    'large doses of supplements',
    'little sun, winter, darker skin, older age, extra weight, little vitamin D in food and poor absorption',
  ),
  'vitamin-b12': of(
    'This test shows the vitamin B12 in your blood, which nerves and blood formation need.',
    'supplements, and sometimes liver disease or a blood disorder',
    'a vegan or vegetarian diet, older age, metformin, acid blockers, stomach surgery or poor absorption',
  ),
  folate: of(
    'This test shows the folate in your blood, which cells need to divide.',
    'supplements and fortified food',
    'few greens and beans, alcohol, pregnancy, some medications and poor absorption',
  ),
  mma: of(
    'Methylmalonic acid builds up when your cells lack vitamin B12, so it can show a deficiency earlier than B12 itself.',
    'low vitamin B12, or kidney disease',
    'A low value is normal.',
  ),
  ferritin: of(
    'Ferritin is the protein that stores iron, so it shows how full your iron stores are.',
    'inflammation, infection, alcohol, fatty liver, iron pills or infusions, and hemochromatosis',
    'heavy periods, blood loss or donation, little iron in food, pregnancy, endurance training and poor absorption',
  ),
  iron: of(
    'Serum iron is the iron in your blood at the moment. It changes during the day, so ferritin and transferrin saturation tell you more.',
    'iron pills, a recent meal, hemochromatosis or liver disease',
    'low iron, blood loss, or inflammation',
  ),
  tibc: of(
    'Total iron-binding capacity is how much iron your blood could carry. It rises when iron is short.',
    'low iron, pregnancy and birth control pills',
    'inflammation, liver disease or too much iron',
  ),
  'transferrin-sat': of(
    'Transferrin saturation is the share of your blood’s iron carriers that are in use.',
    'iron pills, hemochromatosis or liver disease',
    'low iron, or inflammation',
  ),
  'vitamin-b6-plp': of(
    'PLP is the active form of vitamin B6 in your blood.',
    'supplements',
    'alcohol, inflammation, kidney disease and some medications',
  ),
  'omega3-index': of(
    'The omega-3 index is the share of EPA and DHA in the membranes of your red blood cells. It reflects the last few months of fish, algae oil and capsules.',
    'a lot of fatty fish, or capsules',
    'little fatty fish',
  ),
};
