import type { Connection } from '#contract/connections.ts';
import { isRecipeProvider } from '#domain/connections/providers.ts';
import { MINUTE_MS } from '#domain/time/spans.ts';
import { momentText } from '#web/lib/time/moment-text.ts';
import { LIVE_SOURCES, type LiveSource } from './live-sources.ts';

export interface SourceStatus {
  readonly text: string;
  /** `off`: reading stopped until the member reconnects. */
  readonly tone: 'working' | 'failing' | 'off';
}

const HOUR_MINUTES = 60;

/** "just now", "3 min ago"; after an hour the day and the time. */
function sinceText(at: string, nowMs: number): string {
  const minutes = Math.floor((nowMs - Date.parse(at)) / MINUTE_MS);
  if (minutes < 1) return 'just now';
  return minutes < HOUR_MINUTES ? `${minutes} min ago` : momentText(at);
}

/** What was read last, or what is on its way. */
function workingText(source: LiveSource, { lastSuccessAt }: Connection, nowMs: number): string {
  if (lastSuccessAt !== null)
    return `${source === 'health-auto-export' ? 'Received' : 'Synced'} ${sinceText(lastSuccessAt, nowMs)}`;
  if (source === 'health-auto-export') return 'Waiting for data';
  return isRecipeProvider(source) ? 'Connected' : 'Importing the last 90 days…';
}

export function toneOf({ disabledAt, lastErrorAt, lastSuccessAt }: Connection): SourceStatus['tone'] {
  if (disabledAt !== null) return 'off';
  const hasFailed = lastErrorAt !== null && (lastSuccessAt === null || lastErrorAt > lastSuccessAt);
  return hasFailed ? 'failing' : 'working';
}

/** "Synced 3 min ago · glucose", or why nothing arrives. */
export function sourceStatus(source: LiveSource, connection: Connection, nowMs: number): SourceStatus {
  const { lastError, lastErrorAt } = connection;
  const tone = toneOf(connection);
  if (tone === 'off') return { text: `Turned off. ${lastError ?? ''}`.trim(), tone };
  if (tone === 'failing')
    return { text: `Last error ${sinceText(lastErrorAt ?? '', nowMs)}: ${lastError ?? ''}`, tone };
  return { text: `${workingText(source, connection, nowMs)} · ${LIVE_SOURCES[source].brings}`, tone };
}
