import { Actions } from '#site/frame/actions.tsx';
import type { PageView } from '#site/frame/document.tsx';
import { renderNotice } from '#site/frame/notice.tsx';

/** The 404 page of the public site as one HTML text. */
export const renderNotFound = (view: PageView): string =>
  renderNotice({
    view,
    title: 'Page Not Found',
    text: "The page you're looking for doesn't exist.",
    children: (
      <Actions
        actions={[
          view.isMember
            ? { href: '/dashboard', label: 'Go to your dashboard' }
            : { href: '/', label: 'Go to the home page' },
        ]}
      />
    ),
  });
