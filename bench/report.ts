/** Median and 95th percentile, in the unit given. */
export function quantiles(values: readonly number[]): { p50: number; p95: number } {
  const sorted = values.toSorted((one, other) => one - other);
  const at = (share: number): number =>
    sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
  return { p50: at(0.5), p95: at(0.95) };
}

/** Times `work` for each of `inputs`, in sequence, ms. */
export async function timed<Input>(
  inputs: readonly Input[],
  work: (input: Input) => unknown,
): Promise<number[]> {
  const times: number[] = [];
  for (const input of inputs) {
    const begin = performance.now();
    await work(input);
    times.push(performance.now() - begin);
  }
  return times;
}

/** Prints a figure and, if it has a limit, its share of it. */
export function line(title: string, figure: string, value?: number, limit?: number, unit = ''): void {
  const held =
    value === undefined || limit === undefined
      ? ''
      : `${Math.round((100 * value) / limit)} % of the ${limit} ${unit} allowed`;
  process.stdout.write(`${title.padEnd(44)} ${figure.padEnd(30)} ${held}\n`);
}
