import type { MarkerKey } from '#domain/blood/markers.ts';
import { LOW_IS_GOOD, NO_LOW, of, type MarkerFacts } from './marker-facts.ts';

/** Blood cells and inflammation. */
export const BLOOD_IMMUNE_FACTS: Readonly<Partial<Record<MarkerKey, MarkerFacts>>> = {
  'hs-crp': of(
    'hs-CRP is a protein in your blood. Its level rises with inflammation anywhere in your body. A slightly high level over time is linked to heart disease.',
    'an infection, an injury, hard training, a vaccination, extra weight, smoking, poor sleep, gum disease or an inflammatory disease',
    LOW_IS_GOOD,
  ),
  esr: of(
    'The erythrocyte sedimentation rate (ESR) is how fast red blood cells sink in a tube. It’s a slow, general sign of inflammation.',
    'an infection, inflammatory disease, anemia, pregnancy or older age',
    NO_LOW,
  ),
  fibrinogen: of(
    'Fibrinogen is a protein that helps your blood clot. Its level rises with inflammation.',
    'inflammation, infection, smoking, pregnancy or birth control pills',
    'liver disease, heavy bleeding or inherited conditions',
  ),
  wbc: of(
    'White blood cells are part of your immune system.',
    'infection, inflammation, stress, smoking, steroids or, rarely, a blood disorder',
    'a viral infection, some medications, low B12 or folate, an immune disease or bone marrow disease',
  ),
  neutrophils: of(
    'Neutrophils are the first white blood cells to fight bacteria.',
    'a bacterial infection, inflammation, stress, smoking or steroids',
    'a viral infection, some medications or bone marrow disease. In some people of African or Middle Eastern descent, lower values are normal',
  ),
  lymphocytes: of(
    'Lymphocytes are the white blood cells that fight viruses and remember past infections.',
    'a viral infection or, rarely, a blood disorder',
    'an acute infection, stress, steroids or an immune disease',
  ),
  'lymphocytes-pct': of(
    'Lymphocyte percentage is the share of your white blood cells that are lymphocytes. It’s also one of the nine inputs to PhenoAge.',
    'a viral infection or low counts of other white cells',
    'a bacterial infection, stress or steroids, all of which raise the other white cells',
  ),
  monocytes: of(
    'Monocytes are white blood cells that clean up germs and dead cells.',
    'a chronic infection, recovery from an infection, or inflammation',
    NO_LOW,
  ),
  eosinophils: of(
    'Eosinophils are white blood cells involved in allergies and defense against parasites.',
    'allergies, asthma, eczema, parasites or some medications',
    NO_LOW,
  ),
  basophils: of(
    'Basophils are the rarest white blood cells. They release histamine in allergic reactions.',
    'allergies, inflammation or, rarely, a blood disorder',
    NO_LOW,
  ),
  rbc: of(
    'Red blood cells carry oxygen from your lungs to the rest of your body.',
    'dehydration, smoking, high altitude, sleep apnea or bone marrow disease',
    'blood loss, low iron, B12 or folate, kidney disease or chronic illness',
  ),
  hemoglobin: of(
    'Hemoglobin is the iron-rich protein in red blood cells that carries oxygen. Too little is called anemia.',
    'dehydration, smoking, high altitude, sleep apnea or bone marrow disease',
    'blood loss, heavy periods, low iron, B12 or folate, kidney disease, chronic illness or pregnancy',
  ),
  hematocrit: of(
    'Hematocrit is the percentage of your blood made up of red blood cells.',
    'dehydration, smoking, high altitude, sleep apnea or testosterone treatment',
    'blood loss, low iron, B12 or folate, chronic illness, pregnancy or too much fluid',
  ),
  mcv: of(
    'MCV is the average size of your red blood cells. It helps find the cause of anemia.',
    'low B12 or folate, alcohol, liver disease, an underactive thyroid or some medications',
    'low iron or an inherited condition such as thalassemia',
  ),
  mch: of(
    'MCH is the average amount of hemoglobin in a red blood cell.',
    'low B12 or folate, or alcohol',
    'low iron or thalassemia',
  ),
  mchc: of(
    'MCHC is the average concentration of hemoglobin in your red blood cells.',
    'an inherited condition of the red blood cells or a problem with the sample',
    'low iron or thalassemia',
  ),
  rdw: of(
    'RDW shows how much your red blood cells vary in size. It’s also one of the nine inputs to PhenoAge.',
    'low iron, B12 or folate, recent blood loss, inflammation, alcohol or older age',
    NO_LOW,
  ),
  platelets: of(
    'Platelets are the small cells that start blood clots.',
    'inflammation, infection, low iron, surgery or bone marrow disease',
    'a viral infection, alcohol, liver disease, some medications or an immune disease',
  ),
  mpv: of(
    'Mean platelet volume is the average size of your platelets. Young platelets are larger.',
    'A high value usually means your body is replacing platelets quickly.',
    'A low value can mean that your bone marrow makes few new platelets.',
  ),
};
