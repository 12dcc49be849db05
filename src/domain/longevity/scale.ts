/** Steps of a table: each holds below its limit, `otherwise` from the last limit on. */
export interface Steps {
  readonly below: readonly (readonly [limit: number, points: number])[];
  readonly otherwise: number;
}

/** The points of the step a value stands on. */
export const pointsOf = ({ below, otherwise }: Steps, value: number): number =>
  below.find(([limit]) => value < limit)?.[1] ?? otherwise;
