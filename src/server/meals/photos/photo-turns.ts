/** Lets at most `most` works run at once; the others wait in the order they came. */
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
      // The turn is handed on: who comes meanwhile cannot take it.
      if (next) next();
      else running -= 1;
    }
  };
}
