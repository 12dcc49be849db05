import type { MarkerKey } from '#domain/blood/markers.ts';
import type { MarkerFacts } from './marker-facts.ts';

const of = (is: string, high: string, low: string): MarkerFacts => ({ is, high, low });

const NO_LOW = 'A low value is rarely a concern.';
const LOW_IS_GOOD = 'A low value is good.';

/** Blood cells, inflammation, iron, vitamins, liver, kidneys, salts. */
export const ORGAN_FACTS: Readonly<Partial<Record<MarkerKey, MarkerFacts>>> = {
  'hs-crp': of(
    'hs-CRP is a protein that rises with inflammation anywhere in the body. A slightly high level over time is linked to heart disease.',
    'an infection, an injury, hard training, a vaccination, extra weight, smoking, poor sleep, gum disease or an inflammatory disease',
    LOW_IS_GOOD,
  ),
  esr: of(
    'The erythrocyte sedimentation rate (ESR) is how fast red blood cells sink in a tube. It’s a slow, general sign of inflammation.',
    'infection, inflammatory disease, anemia, pregnancy and age',
    NO_LOW,
  ),
  fibrinogen: of(
    'Fibrinogen is a protein that forms blood clots and rises with inflammation.',
    'inflammation, infection, smoking, pregnancy and birth control pills',
    'liver disease, heavy bleeding or inherited conditions',
  ),
  wbc: of(
    'White blood cells are the cells of your immune system.',
    'infection, inflammation, stress, smoking, steroids, and rarely a blood disorder',
    'a viral infection, some medications, low B12 or folate, and immune or bone marrow disease',
  ),
  neutrophils: of(
    'Neutrophils are the white blood cells that fight bacteria first.',
    'bacterial infection, inflammation, stress, smoking and steroids',
    'viral infections, some medications and bone marrow disease. In some people of African or Middle Eastern descent, lower values are normal',
  ),
  lymphocytes: of(
    'Lymphocytes are the white blood cells that fight viruses and remember past infections.',
    'viral infection, or rarely a blood disorder',
    'an acute infection, stress, steroids, or immune disease',
  ),
  'lymphocytes-pct': of(
    'This is the share of lymphocytes among your white blood cells. It’s also one of the nine inputs of PhenoAge.',
    'a viral infection, or low counts of other white cells',
    'bacterial infection, stress or steroids, which raise the other white cells',
  ),
  monocytes: of(
    'Monocytes are white blood cells that clean up germs and dead cells.',
    'a chronic infection, recovery from an infection, or inflammation',
    NO_LOW,
  ),
  eosinophils: of(
    'Eosinophils are white blood cells involved in allergies and defense against parasites.',
    'allergies, asthma, eczema, parasites and some medications',
    NO_LOW,
  ),
  basophils: of(
    'Basophils are the rarest white blood cells. They release histamine in allergic reactions.',
    'allergies, inflammation, or rarely a blood disorder',
    NO_LOW,
  ),
  rbc: of(
    'Red blood cells carry oxygen from the lungs to the body.',
    'dehydration, smoking, high altitude, sleep apnea or bone marrow disease',
    'blood loss, low iron, B12 or folate, kidney disease or chronic illness',
  ),
  hemoglobin: of(
    'Hemoglobin is the iron-rich pigment in red blood cells that carries oxygen. Too little is called anemia.',
    'dehydration, smoking, high altitude, sleep apnea or bone marrow disease',
    'blood loss, heavy periods, low iron, B12 or folate, kidney disease, chronic illness and pregnancy',
  ),
  hematocrit: of(
    'Hematocrit is the share of your blood that’s red blood cells.',
    'dehydration, smoking, high altitude, sleep apnea or testosterone treatment',
    'blood loss, low iron, B12 or folate, chronic illness, pregnancy, or too much fluid',
  ),
  mcv: of(
    'MCV is the average size of your red blood cells. It helps find the cause of anemia.',
    'low B12 or folate, alcohol, liver disease, an underactive thyroid and some medications',
    'low iron, or inherited conditions such as thalassemia',
  ),
  mch: of(
    'MCH is the average amount of hemoglobin in a red blood cell.',
    'low B12 or folate, and alcohol',
    'low iron, or thalassemia',
  ),
  mchc: of(
    'MCHC is how concentrated the hemoglobin in your red blood cells is.',
    'inherited conditions of the red blood cells, or a problem with the sample',
    'low iron, or thalassemia',
  ),
  rdw: of(
    'RDW shows how much your red blood cells differ in size. It’s also one of the nine inputs of PhenoAge.',
    'low iron, B12 or folate, recent blood loss, inflammation, alcohol and age',
    NO_LOW,
  ),
  platelets: of(
    'Platelets are the small cells that start blood clots.',
    'inflammation, infection, low iron, surgery, or bone marrow disease',
    'viral infection, alcohol, liver disease, some medications and immune disease',
  ),
  mpv: of(
    'Mean platelet volume is the average size of your platelets. Young platelets are larger.',
    'platelets being replaced quickly',
    'bone marrow that makes few new platelets',
  ),
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
  alt: of(
    'ALT is an enzyme inside liver cells. It leaks into the blood when they’re damaged.',
    'fatty liver, alcohol, viral hepatitis, medications, and hard training shortly before the test',
    NO_LOW,
  ),
  ast: of(
    'AST is an enzyme in liver, heart and muscle cells.',
    'hard training, alcohol, liver disease, muscle damage and some medications',
    NO_LOW,
  ),
  ggt: of(
    'GGT is a liver enzyme that reacts early to alcohol and bile problems.',
    'alcohol, fatty liver, blocked bile ducts and some medications',
    NO_LOW,
  ),
  alp: of(
    'Alkaline phosphatase is an enzyme of bile ducts and bones.',
    'blocked bile ducts, healing or growing bones, low vitamin D, and pregnancy',
    'low zinc or magnesium, an underactive thyroid, or inherited conditions',
  ),
  'bilirubin-total': of(
    'Bilirubin is the yellow pigment left over from old red blood cells. The liver removes it.',
    'Gilbert syndrome (common and harmless), fasting, liver or bile problems, or red blood cells breaking down',
    NO_LOW,
  ),
  albumin: of(
    'Albumin is the main protein in your blood, made by the liver. It’s also one of the nine inputs of PhenoAge.',
    'dehydration',
    'inflammation, liver or kidney disease, too little protein, and too much fluid',
  ),
  'total-protein': of(
    'Total protein is all the protein in your blood: albumin and antibodies.',
    'dehydration, chronic inflammation, or some blood disorders',
    'liver or kidney disease, poor absorption, or too little protein',
  ),
  ldh: of(
    'LDH is an enzyme in almost all cells. It rises when cells break down.',
    'hard training, a mishandled sample, liver, heart or muscle disease, or a blood disorder',
    NO_LOW,
  ),
  creatinine: of(
    'Creatinine is a waste product of muscle that the kidneys remove, so it’s used to estimate how well your kidneys work.',
    'kidney disease, dehydration, a lot of muscle, creatine supplements, a lot of meat, and hard training',
    'little muscle, pregnancy, or a low-protein diet',
  ),
  bun: of(
    'Urea nitrogen is a waste product of protein that the kidneys remove.',
    'dehydration, a lot of protein, kidney disease, or bleeding in the gut',
    'little protein, too much fluid, pregnancy or liver disease',
  ),
  egfr: of(
    'eGFR estimates how much blood your kidneys filter per minute. It’s usually calculated from creatinine, age and sex.',
    'healthy kidneys, or little muscle, which makes the estimate too high',
    'kidney disease, age, dehydration, a lot of muscle, creatine supplements, or a lot of meat before the test',
  ),
  'cystatin-c': of(
    'Cystatin C is a protein that the kidneys remove. Unlike creatinine, it hardly depends on muscle, so it’s a second way to check your kidneys.',
    'kidney disease, inflammation, smoking, extra weight, steroids and an overactive thyroid',
    NO_LOW,
  ),
  uacr: of(
    'The urine albumin/creatinine ratio shows whether the kidneys leak protein. It finds kidney damage early.',
    'diabetes, high blood pressure, kidney disease, a fever, hard training, or a urinary infection',
    LOW_IS_GOOD,
  ),
  chloride: of(
    'Chloride is the salt partner of sodium. It helps keep fluid and acid in balance.',
    'dehydration, diarrhea or kidney problems',
    'vomiting, water pills, or too much fluid',
  ),
  'co2-bicarbonate': of(
    'Bicarbonate is the buffer that keeps your blood from getting too acidic.',
    'vomiting, water pills, or lung disease',
    'diarrhea, kidney disease, ketoacidosis, or breathing too fast',
  ),
  calcium: of(
    'This test shows the calcium in your blood, which your body keeps very steady. It doesn’t show how strong your bones are or how much calcium you eat.',
    'overactive parathyroid glands, too much vitamin D, some water pills, or some cancers',
    'low albumin, low vitamin D or magnesium, or kidney disease',
  ),
  phosphate: of(
    'Phosphate is the form of phosphorus in your blood.',
    'kidney disease, or a mishandled sample',
    'eating very little, eating again after a long fast, alcohol, low vitamin D, or overactive parathyroid glands',
  ),
  'creatine-kinase': of(
    'Creatine kinase is a muscle enzyme. It shows muscle damage, and it has nothing to do with creatine supplements.',
    'hard training in the days before, an injury, statins, an underactive thyroid or muscle disease. If you have severe muscle pain, weakness or dark urine, get medical care today',
    NO_LOW,
  ),
};
