import '@mantine/core/styles.layer.css';
import '@fontsource-variable/figtree/wght.css';
import '@fontsource-variable/fraunces/opsz.css';
import '#web/ui/theme/tokens.css';
import '#web/ui/theme/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { clearForgottenPage } from '#web/app/shell/clear-cached-pages.ts';
import { openReadCache } from '#web/lib/storage/read-cache.ts';
import { App } from './app/app.tsx';
import { forgetMember, forgetOnArrival } from '#web/app/shell/forget-member.ts';
import { readAhead } from './app/read-ahead.ts';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root.');

clearForgottenPage();
readAhead(location);
await forgetOnArrival();
await openReadCache(async () => {
  await forgetMember();
  location.reload();
});

createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);

// A service worker would serve outdated files of the development server, so only the build has one. Without HTTPS there are none.
if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  void navigator.serviceWorker.register('/sw.js').catch(() => undefined);
}
