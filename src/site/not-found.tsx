import { Actions } from '#site/frame/actions.tsx';
import { PublicFrame } from '#site/frame/chrome.tsx';
import { renderDocument, type PageView } from '#site/frame/document.tsx';

/** The 404 page of the public site as one HTML text. */
export const renderNotFound = (view: PageView): string =>
  renderDocument({
    view,
    title: 'Page Not Found',
    description: "The page you're looking for doesn't exist.",
    isListed: false,
    body: (
      <PublicFrame view={view}>
        <section className="notice">
          <h1>Page Not Found</h1>
          <p className="lead">The page you&apos;re looking for doesn&apos;t exist.</p>
          <Actions
            actions={[
              view.isMember
                ? { href: '/dashboard', label: 'Go to your dashboard' }
                : { href: '/', label: 'Go to the start page' },
            ]}
          />
        </section>
      </PublicFrame>
    ),
  });
