import { Actions } from '#site/frame/actions.tsx';
import { renderNotice } from '#site/frame/notice.tsx';
import type { PageView } from '#site/frame/document.tsx';

const TOPICS = {
  reminders: { ask: 'Turn off email reminders?', done: 'Email reminders are off' },
  digest: { ask: 'Turn off the weekly summary?', done: 'The weekly summary is off' },
} as const;

interface Unsubscribe {
  readonly step: 'ask' | 'done' | 'unknown';
  readonly topic: keyof typeof TOPICS | undefined;
}

function wordsOf({ step, topic }: Unsubscribe): readonly [title: string, text: string] {
  if (step === 'unknown' || topic === undefined)
    return [
      'This link doesn’t work',
      'The link may be incomplete. Log in and open Reminders to turn off emails.',
    ];
  return step === 'ask'
    ? [TOPICS[topic].ask, 'Nothing else changes, and you can undo this under Reminders.']
    : [TOPICS[topic].done, 'You can undo this under Reminders.'];
}

/** Page that an email links to: asks for confirmation, then shows the result. Works without a login. */
export function renderUnsubscribe(view: PageView, asked: Unsubscribe): string {
  const [title, text] = wordsOf(asked);
  return renderNotice({
    view,
    title,
    text,
    children:
      asked.step === 'ask' ? (
        <form method="post">
          <button type="submit" className="button">
            Turn off
          </button>
        </form>
      ) : (
        <Actions actions={[{ href: '/reminders', label: 'Open Reminders' }]} />
      ),
  });
}
