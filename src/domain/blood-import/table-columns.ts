import { isDate } from './lab-date.ts';
import { markerOfName } from './marker-match.ts';
import { nameAndUnit } from './unit-text.ts';

/** Roles of columns in a table of results, by heading. */
const ROLES = {
  draw: /^(?:(?:panel|report|order|sample|draw)[ _-]?id|panel|time|collection time|uhrzeit|zeit|heure|hora|ora|tijd|auftragsnummer)$/,
  date: /^(?:date|day|datum|dato|fecha|data|collected(?: on| at| date)?|(?:collection|sample|draw|drawn|test|report|result|lab|specimen|order) ?date|date (?:collected|drawn|of (?:test|collection|draw|sample))|(?:entnahme|abnahme|test|befund)(?:datum|tag)|date (?:de )?(?:pr[ée]l[èe]vement|analyse|l.analyse)|fecha (?:de )?(?:toma|extracci[óo]n|an[áa]lisis|muestra)|data (?:do |del |di )?(?:prelievo|exame|esame|coleta)|effective(?: ?date ?time)?|afnamedatum)$/,
  marker: /^(?:marker[ _-]?key|key|biomarker[ _-]?key)$/,
  loinc: /^(?:loinc(?:[ _-]?(?:code|num(?:ber)?))?)$/,
  value:
    /^(?:value|values|result|results|reading|wert|werte|ergebnis|ergebnisse|messwert|resultat|r[ée]sultats?|valeurs?|resultado|valor|risultato|valore|waarde|uitslag|resultaat|observed value|result value|numeric value|your result|current result(?: and flag)?|in range)$/,
  unit: /^(?:units?|unit of measure|uom|einheit|einheiten|unit[ée]s?|unidad(?:es)?|unidade|unit[àa]|eenheid|dimension|ma(?:ß|ss)einheit)$/,
  laboratory:
    /^(?:lab|laboratory|lab name|labor|laboratoire|laboratorio|laborat[óo]rio|laboratorium|source|provider|performing lab(?:oratory)?|ordering facility|facility)$/,
  range:
    /^(?:(?:ref(?:erence)?|normal|lab|standard|biological ref(?:erence)?)[.]?[ _]?(?:range|ranges|interval|values?)?|range|interval|referenz(?:bereich|wert|werte|intervall)?|norm(?:al)?(?:bereich|wert|werte)?|valeurs? (?:de r[ée]f[ée]rences?|normales?|usuelles?)|r[ée]f[ée]rences?|rango(?: de referencia| normal)?|valor(?:es)? (?:de )?refer[êe]ncia|valori di riferimento|intervallo(?: di riferimento)?|referentie(?:waarden?|interval)?|ref)$/,
  low: /^(?:(?:lab|ref(?:erence)?|range|normal)?[ ._]*(?:low|lower|min|minimum|from)(?: (?:limit|bound|range|value))?|(?:low|lower|min) (?:ref(?:erence)?|limit|bound|range|value)|untergrenze|von|unten|reference range low)$/,
  high: /^(?:(?:lab|ref(?:erence)?|range|normal)?[ ._]*(?:high|upper|max|maximum|to)(?: (?:limit|bound|range|value))?|(?:high|upper|max) (?:ref(?:erence)?|limit|bound|range|value)|obergrenze|bis|oben|reference range high)$/,
  fasting:
    /^(?:fasting|is fasting|fasted|n(?:ü|ue)chtern|(?:[àa] )?jeun|(?:en )?ayunas|(?:a )?digiuno|nuchter|jejum)$/,
  specimen:
    /^(?:specimen(?: type)?|sample(?: type)?|material|probe|probenmaterial|muestra|campione|materiaal)$/,
  other:
    /^(?:flag|flags|abnormal(?: flag)?|status|note|notes|comment|comments|kommentar|bemerkung|remarques?|notas?|category|kategorie|panel name|group|gruppe|optimal(?: range)?|interpretation|patient|patient name|doctor|score|canonical (?:value|unit)|doubt|origin|censored|text|as printed|time ?zone|collection method|method|methode|id|confirmed|is confirmed)$/,
  name: /^(?:marker|markers|bio ?markers?|name|test|tests|test name|test description|analytes?|analyt|component|component name|parameter|parameters|param[èe]tre|observation|measurement|lab test|result name|item|untersuchung|bezeichnung|laborwert|laborparameter|messgr(?:ö|oe)(?:ß|ss)e|examens?|analyses?|prueba|an[áa]lisis|analito|determinaci[óo]n|par[áa]metro|esame|exame|determinazione|parametro|bepaling|onderzoek|code display|display)$/,
} as const;
export type ColumnRole = keyof typeof ROLES;

const ROLE_NAMES = Object.keys(ROLES) as ColumnRole[];

/** Column index by role; −1 for none. */
export type RoleColumns = Readonly<Record<ColumnRole, number>>;

/** Layout of a table. */
export type Columns =
  | { readonly kind: 'long'; readonly roles: RoleColumns; readonly valueUnit: string | null }
  /** One column per day. */
  | {
      readonly kind: 'days';
      readonly roles: RoleColumns;
      readonly days: readonly { readonly at: number; readonly date: string }[];
    }
  /** One column per marker. */
  | {
      readonly kind: 'markers';
      readonly roles: RoleColumns;
      readonly markers: readonly {
        readonly at: number;
        readonly name: string;
        readonly unit: string | null;
      }[];
    };

const headingOf = (cell: string): string =>
  cell
    .replace(/^\uFEFF/, '')
    .trim()
    .toLowerCase()
    .replace(/[_:]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** Role of a column by its heading; undefined if unknown. */
export function roleOf(cell: string): ColumnRole | undefined {
  const heading = headingOf(nameAndUnit(cell).name);
  return ROLE_NAMES.find((role) => ROLES[role].test(heading));
}

function rolesOf(cells: readonly string[]): RoleColumns {
  const roles = Object.fromEntries(ROLE_NAMES.map((role) => [role, -1])) as Record<ColumnRole, number>;
  for (const [at, cell] of cells.entries()) {
    const role = roleOf(cell);
    if (role !== undefined && roles[role] === -1) roles[role] = at;
  }
  return roles;
}

/** Columns of a header row; undefined for any other row. */
export function columnsOf(cells: readonly string[]): Columns | undefined {
  const roles = rolesOf(cells);
  const hasName = roles.name !== -1 || roles.loinc !== -1 || roles.marker !== -1;
  if (hasName && roles.value !== -1)
    return { kind: 'long', roles, valueUnit: nameAndUnit(cells[roles.value] ?? '').unit };
  const days = [...cells.entries()]
    .filter(([, cell]) => isDate(cell))
    .map(([at, cell]) => ({ at, date: cell.trim() }));
  const nameAt = roles.name === -1 ? 0 : roles.name;
  if (days.length > 0 && days.every(({ at }) => at !== nameAt) && roles.date <= 0)
    return { kind: 'days', roles: { ...roles, name: nameAt }, days };
  if (roles.date === -1) return undefined;
  const taken = new Set(Object.values(roles));
  const markers = [...cells.entries()]
    .filter(([at, cell]) => !taken.has(at) && cell.trim() !== '')
    .map(([at, cell]) => ({ at, ...nameAndUnit(cell) }));
  const isKnown = markers.some(
    ({ name, unit }) => markerOfName(name, { unit, specimen: null, value: null }).marker !== null,
  );
  return isKnown ? { kind: 'markers', roles, markers } : undefined;
}
