/** Views of the glucose screen as named in the address, in tab order. */
export const VIEWS = [
  { view: 'trace', name: 'Trace' },
  { view: 'days', name: 'Days' },
  { view: 'agp', name: 'Profile' },
  { view: 'responses', name: 'Meals' },
  { view: 'ketones', name: 'Ketones' },
  { view: 'readings', name: 'Fingersticks' },
  { view: 'imports', name: 'Files' },
] as const;

export type View = (typeof VIEWS)[number]['view'];

export const isView = (text: string | null): text is View => VIEWS.some(({ view }) => view === text);

/** Views of a period that need its readings. */
export type PeriodView = Exclude<View, 'readings' | 'imports'>;
