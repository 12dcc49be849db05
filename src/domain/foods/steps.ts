/** Long work in short steps, so that the caller can do other things in between. */
export type Steps<T> = Generator<undefined, T, undefined>;

/** Does all steps without a pause. */
export function runSteps<T>(steps: Steps<T>): T {
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
  }
}
