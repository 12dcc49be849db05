import { subjectName } from '#domain/coach/subjects/subject-names.ts';
import { askedGroup, bareGroup } from '#domain/coach/subjects/asked-group.ts';
import { readAsked } from '#domain/coach/subjects/read-asked.ts';

/** "For men?", "and at 60?" after "What is a normal ferritin?" */
export function forOthers(text: string, previous: string): string | undefined {
  const group = bareGroup(text);
  if (group === undefined) return undefined;
  const before = askedGroup(previous)?.rest ?? previous;
  const asked = readAsked(before);
  return asked && /^(?:normal|need|state)$/.test(asked.asks)
    ? `${asked.asks === 'need' ? 'how much' : 'what is a normal'} ${subjectName(asked.subject)}${asked.asks === 'need' ? ' is needed' : ''} ${group}`
    : undefined;
}
