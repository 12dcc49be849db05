import { markerOf, type MarkerKey } from '#domain/blood/markers.ts';
import type { PanelValue } from '#domain/blood/panel.ts';

/** LOINC codes, which differ between moles and mass. Markers without an unambiguous code are left out. */
const BY_MOLES: { readonly [K in MarkerKey]?: string } = {
  'glucose-fasting': '14771-0',
  'glucose-2h': '14995-5',
  hba1c: '59261-8',
  'insulin-fasting': '14796-7',
  'c-peptide': '14633-2',
  'uric-acid': '14933-6',
  'total-cholesterol': '14647-2',
  'ldl-c': '39469-2',
  'hdl-c': '14646-4',
  'non-hdl-c': '70204-3',
  triglycerides: '14927-8',
  ft4: '14920-3',
  ft3: '14928-6',
  'testosterone-total': '14913-8',
  estradiol: '14715-7',
  progesterone: '14890-8',
  'dhea-s': '14688-6',
  pth: '14866-8',
  'bilirubin-total': '14631-6',
  creatinine: '14682-9',
  bun: '22664-7',
  calcium: '2000-8',
  phosphate: '14879-1',
  'vitamin-d-25oh': '68438-1',
  'vitamin-b12': '14685-2',
  folate: '14732-2',
  iron: '14798-3',
  tibc: '14800-7',
  magnesium: '2601-3',
  copper: '14665-4',
  'vitamin-a': '14905-4',
};

const isOfMoles = (unit: string): boolean => /mol/i.test(unit);

/** LOINC code of a value: its own, else its marker's for that kind of unit; undefined if none is certain. */
export function loincOf({ marker, loinc, unit, canonicalValue }: PanelValue): string | undefined {
  if (loinc !== null) return loinc;
  if (marker === null || canonicalValue === null || unit === null) return undefined;
  const { unit: canonicalUnit, loincs } = markerOf(marker);
  return isOfMoles(unit) && !isOfMoles(canonicalUnit) ? BY_MOLES[marker] : loincs[0]?.code;
}
