import { Actions } from '#site/frame/actions.tsx';
import { renderNotice } from '#site/frame/notice.tsx';
import type { PageView } from '#site/frame/document.tsx';

const OTHER = [
  'We couldn’t read this form',
  'Nothing was changed. Reopen the page and fill out the form again.',
] as const;
const FAULT = [
  'Something went wrong',
  'The server ran into a problem. Wait a moment, then open the page and try again.',
] as const;

/** Why a form was refused, for people. */
function wordsOf(status: number, origin: string): readonly [title: string, text: string] {
  if (status === 403)
    return [
      'This form came from a different address',
      `This site is at ${origin}. Nothing was changed. Open the page there and fill out the form again.`,
    ];
  if (status === 413)
    return ['What you entered is too long', 'Nothing was sent. Go back, shorten it and try again.'];
  return status < 500 ? OTHER : FAULT;
}

/** Shown if a form was refused before it was read. Its button leads back to the form. */
export function renderRefusedForm(view: PageView, status: number): string {
  const [title, text] = wordsOf(status, view.origin);
  return renderNotice({
    view,
    title,
    text,
    isAlert: true,
    children: <Actions actions={[{ href: view.origin + view.path, label: 'Open the page again' }]} />,
  });
}
