/**
 * Classes of medicines that change what is safe, named by their effect. `diuretic`: another or an unknown kind; `other`: none of
 * these classes.
 */
export const MEDICINES = [
  'warfarin',
  'doac',
  'antiplatelet',
  'serotonergic',
  'hormonal-contraception',
  'hiv-medicine',
  'transplant-medicine',
  'cancer-medicine',
  'immunosuppressant',
  'methotrexate',
  'levothyroxine',
  'tetracycline-quinolone',
  'antibiotic',
  'bisphosphonate',
  'ace-inhibitor-arb',
  'potassium-sparing-diuretic',
  'thiazide',
  'diuretic',
  'other-blood-pressure',
  'statin',
  'insulin-sulfonylurea',
  'metformin',
  'sglt2-inhibitor',
  'acid-blocker',
  'lithium',
  'antiepileptic',
  'sedative',
  'other',
] as const;

export type Medicine = (typeof MEDICINES)[number];

/** Medicines for high blood pressure. Members who take one count as treated. */
export const BLOOD_PRESSURE_MEDICINES: readonly Medicine[] = [
  'ace-inhibitor-arb',
  'potassium-sparing-diuretic',
  'thiazide',
  'other-blood-pressure',
];
