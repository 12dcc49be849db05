/** Fasting protocols, as hours without and with food. `5:2` and `alternate-day` are patterns of whole days. */
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

/** Rules of a protocol. `eatHours` is the daily eating window; undefined if there is none. */
export interface ProtocolRule {
  /** `hours`: a timer. `day`: a whole local day with little food. */
  readonly kind: 'hours' | 'day';
  /** Hours without food; undefined if the member chooses. */
  readonly fastHours: number | undefined;
  readonly eatHours: number | undefined;
  readonly level: 'everyone' | 'beginner' | 'practised' | 'advanced' | 'occasional' | 'own';
}

/** Longest goal on offer. Fasts over 48 hours need medical supervision. */
export const MAX_GOAL_HOURS = 36;

const daily = (fastHours: number, level: ProtocolRule['level']): ProtocolRule => ({
  kind: 'hours',
  fastHours,
  eatHours: 24 - fastHours,
  level,
});

/**
 * Hours and levels of the protocols. These are conventions of time-restricted eating, not a measured optimum: at equal energy, the
 * length of the window made no difference to weight (Liu et al., N Engl J Med 2022, doi:10.1056/NEJMoa2114833).
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

/** Goal of a fast in hours. @param customHours the member's choice, used for `custom` only */
export const goalHoursOf = (protocol: FastingProtocol, customHours: number): number =>
  PROTOCOL_RULES[protocol].fastHours ?? customHours;
