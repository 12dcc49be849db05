import type { Steps } from '#domain/foods/steps.ts';

/** Half a frame: what somebody types or taps meanwhile is shown in the next one. */
const SLICE_MS = 8;

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** Does long work a slice at a time; between slices the page responds to input. */
export async function runInSlices<T>(steps: Steps<T>): Promise<T> {
  for (let endMs = performance.now() + SLICE_MS; ;) {
    const step = steps.next();
    if (step.done === true) return step.value;
    if (performance.now() < endMs) continue;
    await pause();
    endMs = performance.now() + SLICE_MS;
  }
}
