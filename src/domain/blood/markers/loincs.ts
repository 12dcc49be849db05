import type { MarkerKey } from '#domain/blood/markers.ts';

/**
 * What a LOINC code adds to its marker. `standard-crp`: CRP not measured with high sensitivity; `not-fasting`: glucose or
 * insulin, not necessarily fasting; `d3-only`: vitamin D without D2; `older-equation`: filtration rate by an earlier formula.
 */
export type LoincMark = 'standard-crp' | 'not-fasting' | 'd3-only' | 'older-equation';

/**
 * A LOINC code of a marker. This material contains content from LOINC (loinc.org), © Regenstrief Institute, used under its
 * license.
 */
export interface Loinc {
  readonly code: string;
  readonly mark?: LoincMark;
}

const codes = (text: string): readonly Loinc[] => text.split(' ').map((code) => ({ code }));

const marked = (text: string, mark: LoincMark): readonly Loinc[] =>
  text.split(' ').map((code) => ({ code, mark }));

/**
 * LOINC codes of every marker, the usual one first, then other units and methods. Red cell width in fL (21000-5, 30384-2), urine
 * and calculated ratios have separate codes and are left out on purpose.
 */
export const MARKER_LOINCS: Readonly<Record<MarkerKey, readonly Loinc[]>> = {
  'glucose-fasting': [...codes('1558-6 14771-0'), ...marked('2345-7 14749-6 2339-0 15074-8', 'not-fasting')],
  'glucose-2h': codes('1518-0 14995-5'),
  hba1c: codes('4548-4 59261-8 17856-6'),
  'insulin-fasting': [...codes('27873-9'), ...marked('20448-7 14796-7', 'not-fasting')],
  'c-peptide': codes('1986-9 14633-2'),
  fructosamine: codes('15069-8'),
  'uric-acid': codes('3084-1 14933-6'),
  'ketone-bhb': codes('6873-4'),
  'total-cholesterol': codes('2093-3 14647-2'),
  'ldl-c': codes('13457-7 18262-6 2089-1 39469-2 22748-8'),
  'hdl-c': codes('2085-9 14646-4'),
  'non-hdl-c': codes('43396-1 70204-3'),
  triglycerides: codes('2571-8 14927-8'),
  apob: codes('1884-6'),
  apoa1: codes('1869-7'),
  'lp-a-nmol': codes('43583-4'),
  'lp-a-mgdl': codes('10835-7'),
  'ldl-particles': codes('54434-6'),
  homocysteine: codes('13965-9 2428-1'),
  'nt-probnp': codes('33762-6'),
  'hs-crp': [...codes('30522-7'), ...marked('1988-5', 'standard-crp')],
  esr: codes('4537-7 30341-2'),
  fibrinogen: codes('3255-7'),
  wbc: codes('6690-2 26464-8 804-5'),
  neutrophils: codes('751-8 26499-4 753-4'),
  lymphocytes: codes('731-0 26474-7 732-8'),
  'lymphocytes-pct': codes('736-9 26478-8 737-7'),
  monocytes: codes('742-7 26484-6 743-5'),
  eosinophils: codes('711-2 26449-9'),
  basophils: codes('704-7 26444-0'),
  rbc: codes('789-8 26453-1'),
  hemoglobin: codes('718-7 59260-0'),
  hematocrit: codes('4544-3 20570-8'),
  mcv: codes('787-2 30428-7'),
  mch: codes('785-6 28539-5'),
  mchc: codes('786-4 28540-3'),
  rdw: codes('788-0 30385-9'),
  platelets: codes('777-3 26515-7 778-1'),
  mpv: codes('32623-1 28542-9'),
  tsh: codes('3016-3 11580-8 11579-0'),
  ft4: codes('3024-7 14920-3'),
  ft3: codes('3051-0 14928-6'),
  'tpo-ab': codes('8099-4'),
  'testosterone-total': codes('2986-8 14913-8'),
  'testosterone-free': codes('2991-8'),
  shbg: codes('13967-5'),
  estradiol: codes('2243-4 14715-7'),
  progesterone: codes('2839-9 14890-8'),
  lh: codes('10501-5'),
  fsh: codes('15067-2'),
  prolactin: codes('2842-3 15081-3'),
  'dhea-s': codes('2191-5 14688-6'),
  'cortisol-am': codes('9813-7'),
  igf1: codes('2484-4'),
  psa: codes('2857-1'),
  pth: codes('2731-8 14866-8'),
  alt: codes('1742-6 1743-4 1744-2'),
  ast: codes('1920-8 30239-8 88112-8'),
  ggt: codes('2324-2'),
  alp: codes('6768-6'),
  'bilirubin-total': codes('1975-2 14631-6'),
  albumin: codes('1751-7 61151-7 61152-5'),
  'total-protein': codes('2885-2'),
  ldh: codes('2532-0 14804-9 14805-6'),
  creatinine: codes('2160-0 14682-9 38483-4'),
  bun: codes('3094-0 22664-7 6299-2'),
  egfr: [...codes('98979-8'), ...marked('62238-1 33914-3', 'older-equation')],
  'cystatin-c': codes('33863-2'),
  uacr: codes('9318-7 14959-1'),
  sodium: codes('2951-2 2947-0'),
  potassium: codes('2823-3 6298-4'),
  chloride: codes('2075-0 2069-3'),
  'co2-bicarbonate': codes('2028-9 1963-8 20565-8'),
  calcium: codes('17861-6 2000-8 49765-1'),
  phosphate: codes('2777-1 14879-1'),
  'creatine-kinase': codes('2157-6'),
  'vitamin-d-25oh': [...codes('62292-8 35365-6 68438-1'), ...marked('1989-3 14635-7', 'd3-only')],
  'vitamin-b12': codes('2132-9 14685-2'),
  folate: codes('2284-8 14732-2'),
  mma: codes('13964-2'),
  ferritin: codes('2276-4 14723-1 20567-4'),
  iron: codes('2498-4 14798-3'),
  tibc: codes('2500-7 14800-7'),
  'transferrin-sat': codes('2502-3'),
  magnesium: codes('19123-9 2601-3'),
  zinc: codes('5763-8'),
  copper: codes('5631-7 14665-4'),
  selenium: codes('5724-0'),
  'vitamin-a': codes('2923-1 14905-4'),
  'vitamin-e': codes('1823-4'),
  'vitamin-b6-plp': codes('30552-4'),
  'omega3-index': [],
};
