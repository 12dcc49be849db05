/** One glucose reading as the metrics see it. `atMs`: milliseconds since 1970-01-01 UTC; `glucoseMgdl`: valid from 20 to 600. */
export interface GlucoseSample {
  readonly atMs: number;
  readonly glucoseMgdl: number;
}
