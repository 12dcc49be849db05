/** Point of a curve: minutes after the meal, and mg/dL. */
export interface CurvePoint {
  readonly minute: number;
  readonly glucoseMgdl: number;
}

/**
 * Incremental area under the curve, mg/dL·min, by the trapezoidal rule. Only the area above the baseline counts.
 * Points must be oldest first. Source: Wolever and Jenkins 1986, doi:10.1093/ajcn/43.1.167.
 */
export function incrementalArea(points: readonly CurvePoint[], baselineMgdl: number): number {
  let area = 0;
  for (let index = 1; index < points.length; index++) {
    const [before, after] = [points[index - 1], points[index]];
    if (!before || !after) continue;
    const minutes = after.minute - before.minute;
    const [from, to] = [before.glucoseMgdl - baselineMgdl, after.glucoseMgdl - baselineMgdl];
    if (from >= 0 && to >= 0) area += (minutes * (from + to)) / 2;
    else if (from > 0) area += (minutes * from ** 2) / (2 * (from - to));
    else if (to > 0) area += (minutes * to ** 2) / (2 * (to - from));
  }
  return area;
}
