import { renderToStaticMarkup } from 'react-dom/server';
import { PROGRAM_NAME } from '#domain/site/identity.ts';
import { Brand } from '#site/frame/chrome.tsx';
import { Preview } from './preview.tsx';

/** Styles of the picture only: everything else looks like the start page. */
const LAYOUT = `
  body { width: 1200px; height: 630px; overflow: hidden; color-scheme: light; }
  .share { display: grid; grid-template-columns: 1fr 470px; gap: 64px; align-items: center; height: 100%; padding: 0 64px; }
  .share .brand { font-size: 32px; margin-bottom: 36px; }
  .share .sprout { width: 36px; height: 36px; }
  .share h1 { font-size: 70px; }
  .share .lead { font-size: 25px; line-height: 1.5; margin-top: 22px; }
  .share .preview { grid-template-columns: 1fr 1fr; }
  .share .activity:last-child { display: none; }
`;

/**
 * Preview picture of links in chats and on social sites: a page of 1200 × 630 px, rendered to `public/share.png` by `npm run share-
 * picture`.
 * @param cssHref address of the site's stylesheet
 */
export const renderSharePicture = (cssHref: string): string =>
  `<!doctype html>${renderToStaticMarkup(
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <link rel="stylesheet" href={cssHref} />
        <style dangerouslySetInnerHTML={{ __html: LAYOUT }} />
      </head>
      <body>
        <div className="share">
          <div>
            <Brand href="/" name={PROGRAM_NAME} />
            <h1>Eat for the years ahead.</h1>
            <p className="lead">
              Meals, glucose, sleep and blood tests on one timeline. Honest numbers, and your data in your
              hands.
            </p>
          </div>
          <Preview />
        </div>
      </body>
    </html>,
  )}`;
