/** Meaning of each data color, the same everywhere; each is a variable of tokens.css. */
export type DataColor =
  | 'energy'
  | 'protein'
  | 'carbs'
  | 'fat'
  | 'fiber'
  | 'water'
  | 'sleep'
  | 'stress'
  | 'fasting'
  | 'glucose'
  | 'weight'
  | 'movement'
  | 'pressure';

export const colorOf = (color: DataColor): string => `var(--${color})`;
