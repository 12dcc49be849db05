/**
 * Classes of medicines that change what is safe to take or to do, each named by what it does there. `diuretic` is one of another or an
 * unknown kind; `other` a medicine of none of these classes.
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

/** Medicines against high blood pressure; who takes one counts as treated. */
export const BLOOD_PRESSURE_MEDICINES: readonly Medicine[] = [
  'ace-inhibitor-arb',
  'potassium-sparing-diuretic',
  'thiazide',
  'other-blood-pressure',
];
