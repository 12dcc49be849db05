import { lazy, Suspense, useEffect, useState } from 'react';
import { Outlet, useLocation } from 'react-router';
import { memberKey, useMember } from '#web/lib/member.ts';
import { prefetchRecent } from '#web/meals/again/again-queries.ts';
import { openOutbox } from '#web/lib/outbox/outbox.ts';
import { paths } from '#web/lib/paths.ts';
import { HeaderAction } from '#web/ui/layout/header-action.ts';
import { ScreenSkeleton } from '#web/ui/states/screen-skeleton.tsx';
import { Crash } from '#web/app/crash.tsx';
import { CoachButton, useCoachPanel } from './coach-button.tsx';
import { BottomBar, SideNav } from './navigation.tsx';
import { SendingBanner } from './sending-banner.tsx';
import classes from './shell.module.css';

/**
 * Makes the service worker cache the application's page, and take over this one. It does both on navigations, but has seen none from
 * members who just registered or arrived before it was installed: without a connection they would get nothing.
 */
async function keepPage(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage('keep-page');
}

const LogDrawer = lazy(() =>
  import('./log-drawer.tsx').then(({ LogDrawer: drawer }) => ({ default: drawer })),
);

const CoachPanel = lazy(() =>
  import('#web/coach/coach-panel.tsx').then(({ CoachPanel: panel }) => ({ default: panel })),
);

const DeletionCanceledBanner = lazy(() =>
  import('./deletion-canceled-banner.tsx').then(({ DeletionCanceledBanner: banner }) => ({
    default: banner,
  })),
);

const DemoZone = lazy(() => import('./demo-zone.tsx'));

/** Code that only the next screens need is loaded after the first render. */
const SETTLED_MS = 2500;

/** Opens the member's outbox and caches the page once the member is known, and prefetches the next screens when the page is idle. */
function useStart(key: string | undefined): void {
  useEffect(() => {
    if (key === undefined) return undefined;
    void openOutbox(key);
    void keepPage();
    const timer = setTimeout(() => {
      prefetchRecent();
      if ('PushManager' in globalThis && Notification.permission === 'granted')
        void import('#web/lib/push.ts').then(({ recheckPush }) => recheckPush()).catch(() => undefined);
      // Screens that members are likely to open next, loaded in advance.
      void import('#web/meals/day/day-page.tsx');
      void import('#web/meals/log/log-box-with-suggestions.tsx');
    }, SETTLED_MS);
    return () => clearTimeout(timer);
  }, [key]);
}

/** The frame around every screen of a signed-in member. */
export function Shell() {
  const { data: member } = useMember();
  const { pathname, key: place } = useLocation();
  // Where the log form was opened: leaving that screen closes it. Undefined until it is first opened, which loads its code.
  const [logging, setLogging] = useState<string>();
  const coach = useCoachPanel();
  useStart(member && memberKey(member));
  return (
    <div className={classes.shell} data-coach={coach.state !== null}>
      <a href="#content" className={classes.skip}>
        Skip to content
      </a>
      <SideNav />
      <main id="content" className={classes.main} tabIndex={-1}>
        {member?.isDemo && (
          <Suspense fallback={null}>
            <DemoZone />
          </Suspense>
        )}
        <SendingBanner />
        {typeof member?.wasToBeDeletedAt === 'string' && (
          <Suspense fallback={null}>
            <DeletionCanceledBanner wasToBeDeletedAt={member.wasToBeDeletedAt} />
          </Suspense>
        )}
        {/* A conversation gets its address while a follow-up may already be typed. */}
        <Crash key={pathname.startsWith(`${paths.coach()}/`) ? paths.coach() : pathname}>
          <Suspense fallback={<ScreenSkeleton />}>
            <HeaderAction
              value={coach.state === null && <CoachButton button={coach.button} onOpen={coach.open} />}
            >
              <Outlet />
            </HeaderAction>
          </Suspense>
        </Crash>
      </main>
      {coach.state !== null && (
        <aside className={classes.coach} aria-label="Coach">
          <Suspense fallback={null}>
            <CoachPanel state={coach.state} onChange={coach.change} onClose={coach.close} />
          </Suspense>
        </aside>
      )}
      <BottomBar onLog={() => setLogging(place)} />
      {logging !== undefined && (
        <Suspense fallback={null}>
          <LogDrawer opened={logging === place} onClose={() => setLogging('')} />
        </Suspense>
      )}
    </div>
  );
}
