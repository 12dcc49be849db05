import { MINUTE_MS } from '#domain/time/spans.ts';
import { connectionDeps } from './connection-deps.ts';
import { readDueConnections } from './imports/connections/read-connection.ts';
import { faultOf } from '#server/core/fault.ts';
import { startScheduler } from '#server/jobs/scheduler.ts';
import { dueScores } from '#server/longevity/due-scores.ts';
import { readDueSites } from '#server/glucose/nightscout/read-site.ts';
import { depsOf, type Services } from './services.ts';

const TIMEOUT_MS = 10 * MINUTE_MS;

/**
 * Reads members' Nightscout sites and connected services that are due, once a minute.
 * @returns stops it after the current round
 */
export function startConnections(services: Services): () => Promise<void> {
  const deps = depsOf(services);
  const due = dueScores(deps);
  const onFault = (error: unknown) =>
    services.log.error(
      { fault: faultOf(error) },
      'a connected service could not be read; it will be retried',
    );
  return startScheduler({
    everyMs: MINUTE_MS,
    timeoutMs: TIMEOUT_MS,
    tasks: () => [
      () => readDueSites({ ...deps, noteReadings: (userId) => due.note(userId), onFault }),
      () =>
        readDueConnections({
          ...connectionDeps(services),
          noteChange: (userId) => due.note(userId),
          onFault,
        }),
    ],
    onFault,
    onRound: () => undefined,
  });
}
