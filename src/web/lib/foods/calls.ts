/** The methods that both ends of a message channel, a worker and its page, have. */
interface Port {
  postMessage(message: unknown): void;
  addEventListener(type: 'message', hear: (event: MessageEvent) => void): void;
}

type Functions = Readonly<Record<string, (...args: never[]) => unknown>>;

/** The same functions, called from another thread. */
export type Called<F> = {
  readonly [K in keyof F]: F[K] extends (...args: infer A) => infer R ? (...args: A) => Promise<R> : never;
};

interface Call {
  readonly id: number;
  readonly name: string;
  readonly args: readonly never[];
}

type Answer = { readonly id: number } & ({ readonly value: unknown } | { readonly error: unknown });

/** Answers calls in order. @param functions may still be loading; if that fails, every call is rejected with its error */
export function answerCalls<F extends object>(port: Port, functions: Promise<F>): void {
  const answer = async ({ id, name, args }: Call): Promise<Answer> => {
    try {
      return { id, value: await ((await functions) as unknown as Functions)[name]?.(...args) };
    } catch (error) {
      return { id, error };
    }
  };
  // The calls say so.
  functions.catch(() => undefined);
  port.addEventListener('message', ({ data }) => {
    void answer(data as Call).then((message) => port.postMessage(message));
  });
}

/** Calls functions behind a port. `fail` rejects pending calls and every later one. */
export function callsTo<F>(port: Port): { readonly calls: Called<F>; readonly fail: (error: Error) => void } {
  const waiting = new Map<number, PromiseWithResolvers<unknown>>();
  let failure: Error | undefined;
  let last = 0;
  port.addEventListener('message', ({ data }) => {
    const answer = data as Answer;
    const call = waiting.get(answer.id);
    waiting.delete(answer.id);
    if ('error' in answer) call?.reject(answer.error);
    else call?.resolve(answer.value);
  });
  const call = (name: string, args: readonly unknown[]): Promise<unknown> => {
    if (failure) return Promise.reject(failure);
    const waits = Promise.withResolvers<unknown>();
    last += 1;
    waiting.set(last, waits);
    port.postMessage({ id: last, name, args });
    return waits.promise;
  };
  return {
    calls: new Proxy({} as Called<F>, {
      get:
        (_, name) =>
        (...args: readonly unknown[]) =>
          call(String(name), args),
    }),
    fail: (error) => {
      failure = error;
      for (const { reject } of waiting.values()) reject(error);
      waiting.clear();
    },
  };
}
