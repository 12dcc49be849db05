/** Fasting patterns, by hours without and hours with food; `5:2` and `alternate-day` are patterns of whole days. */
export const FASTING_PROTOCOLS = [
  '12:12',
  '14:10',
  '16:8',
  '18:6',
  '20:4',
  'omad',
  '5:2',
  'alternate-day',
  '24h',
  '36h',
  'custom',
] as const;

export type FastingProtocol = (typeof FASTING_PROTOCOLS)[number];

/** What a protocol asks for. `eatHours` is the daily window with food; undefined where a day has none. */
export interface ProtocolRule {
  /** `hours`: a timer. `day`: a whole local day with little energy. */
  readonly kind: 'hours' | 'day';
  /** Hours without food; undefined where the member chooses. */
  readonly fastHours: number | undefined;
  readonly eatHours: number | undefined;
  readonly level: 'everyone' | 'beginner' | 'practised' | 'advanced' | 'occasional' | 'own';
}

/** No fast is begun for longer; above 48 hours it belongs into medical hands. */
export const MAX_GOAL_HOURS = 36;

const daily = (fastHours: number, level: ProtocolRule['level']): ProtocolRule => ({
  kind: 'hours',
  fastHours,
  eatHours: 24 - fastHours,
  level,
});

/**
 * The protocols by hours and levels. Conventions of time-restricted eating, no measured optimum: at equal energy the length of the
 * window made no difference to weight (Liu et al., N Engl J Med 2022, doi:10.1056/NEJMoa2114833).
 */
export const PROTOCOL_RULES: Readonly<Record<FastingProtocol, ProtocolRule>> = {
  '12:12': daily(12, 'everyone'),
  '14:10': daily(14, 'beginner'),
  '16:8': daily(16, 'practised'),
  '18:6': daily(18, 'advanced'),
  '20:4': daily(20, 'advanced'),
  omad: daily(23, 'advanced'),
  '5:2': { kind: 'day', fastHours: 24, eatHours: undefined, level: 'practised' },
  'alternate-day': { kind: 'day', fastHours: 24, eatHours: undefined, level: 'advanced' },
  '24h': { kind: 'hours', fastHours: 24, eatHours: undefined, level: 'occasional' },
  '36h': { kind: 'hours', fastHours: 36, eatHours: undefined, level: 'occasional' },
  custom: { kind: 'hours', fastHours: undefined, eatHours: undefined, level: 'own' },
};

/** The goal of a fast in hours. @param customHours what the member chose; it counts for `custom` only */
export const goalHoursOf = (protocol: FastingProtocol, customHours: number): number =>
  PROTOCOL_RULES[protocol].fastHours ?? customHours;
