import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { BrowserRouter, Route, Routes } from 'react-router';
import { SCREENS, type ScreenOf } from '#domain/screens/screens.ts';
import { queryClient } from '#web/lib/query-client.ts';
import { cssVariablesResolver, theme } from '#web/ui/theme/theme.ts';
import { Crash } from './crash.tsx';
import { NotFound } from '#web/lib/not-found.tsx';
import { PAGES } from './screens.tsx';
import { Shell } from '#web/app/shell/shell.tsx';
import classes from '#web/app/shell/shell.module.css';
import { styleNonce } from './style-nonce.ts';

const ContentPage = lazy(() =>
  import('#web/content/content-page.tsx').then(({ ContentPage: page }) => ({ default: page })),
);
const AdminArea = lazy(() => import('./admin-area.tsx').then(({ AdminArea: area }) => ({ default: area })));
const Toasts = lazy(() => import('#web/ui/toasts.tsx').then(({ Toasts: list }) => ({ default: list })));

/** The members' application: theme, cache and routes. */
export function App() {
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariablesResolver}
      defaultColorScheme="auto"
      getStyleNonce={styleNonce}
    >
      <QueryClientProvider client={queryClient}>
        <Crash>
          <BrowserRouter>
            <Suspense fallback={null}>
              <Routes>
                <Route element={<Shell />}>
                  {Object.entries(PAGES).map(([name, Page]) => (
                    <Route key={name} path={SCREENS[name as ScreenOf<'member'>].path} element={<Page />} />
                  ))}
                  <Route path={`${SCREENS.adminStatistics.path}/*`} element={<AdminArea />} />
                  <Route path="/:slug" element={<ContentPage notFound={<NotFound />} />} />
                  <Route path="*" element={<NotFound />} />
                </Route>
              </Routes>
            </Suspense>
          </BrowserRouter>
        </Crash>
        <Suspense fallback={null}>
          <Toasts className={classes.toasts} />
        </Suspense>
      </QueryClientProvider>
    </MantineProvider>
  );
}
