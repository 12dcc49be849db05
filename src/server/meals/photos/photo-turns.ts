/** Runs at most `most` tasks concurrently; the others wait in order. */
export function limitOf(most: number): <T>(work: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (work) => {
    if (running >= most) await new Promise<void>((begin) => waiting.push(begin));
    else running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      // The slot is passed on, so that newcomers can't take it.
      if (next) next();
      else running -= 1;
    }
  };
}
