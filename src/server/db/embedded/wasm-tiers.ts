import { setFlagsFromString } from 'node:v8';

/**
 * Whether functions of the engine that are called for the first time from now on may be optimized when they run often. V8 decides at a
 * function's first call, and then only about the one with this index: 0 is none of the engine's, and -1 stands for all.
 */
export const mayOptimizeNewFunctions = (may: boolean): void =>
  setFlagsFromString(`--wasm-tier-up-filter=${may ? -1 : 0}`);
