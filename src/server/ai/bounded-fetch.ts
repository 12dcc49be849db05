import { ModelFailure } from './meal-model.ts';

/** Maximum response size; the longest meal takes a hundredth of it. */
const MAX_BYTES = 1_000_000;

/** `fetch` for providers that aborts responses over 1 MB, so that they can't fill the memory. */
export const boundedFetch: typeof fetch = async (input, init) => {
  const response = await fetch(input, init);
  if (!response.body) return response;
  let bytes = 0;
  const counted = response.body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        bytes += chunk.byteLength;
        if (bytes > MAX_BYTES) controller.error(new ModelFailure('too-long'));
        else controller.enqueue(chunk);
      },
    }),
  );
  const { status, statusText, headers } = response;
  return new Response(counted, { status, statusText, headers });
};
