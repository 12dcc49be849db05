import { Button, Group, Stack, Text } from '@mantine/core';
import { Suspense, type ComponentType } from 'react';
import { Link, Route, Routes, useLocation } from 'react-router';
import { SCREENS, type ScreenOf } from '#domain/screens/screens.ts';
import { useMember } from '#web/lib/member.ts';
import { paths } from '#web/lib/paths.ts';
import { Card } from '#web/ui/layout/card.tsx';
import { ScreenSkeleton } from '#web/ui/states/screen-skeleton.tsx';
import fade from '#web/ui/layout/scroll-fade.module.css';
import classes from './admin-area.module.css';
import { NotFound } from '#web/lib/not-found.tsx';
import { page } from './screens.tsx';

const editorPage = () => import('#web/content/editor/editor-page.tsx');

const PAGES: Readonly<Record<ScreenOf<'admin'>, ComponentType>> = {
  adminStatistics: page(() =>
    import('#web/insights/statistics-page.tsx').then((file) => file.StatisticsPage),
  ),
  adminUsers: page(() => import('#web/admin/users/users-page.tsx').then((file) => file.UsersPage)),
  adminContent: page(() => import('#web/content/pages-page.tsx').then((file) => file.PagesPage)),
  adminNewPage: page(() => editorPage().then((file) => file.NewPage)),
  adminPage: page(() => editorPage().then((file) => file.EditorPage)),
  adminMessages: page(() =>
    import('#web/content/messages/messages-page.tsx').then((file) => file.MessagesPage),
  ),
  adminMessage: page(() => import('#web/content/messages/message-page.tsx').then((file) => file.MessagePage)),
  adminFoods: page(() => import('#web/admin/foods/foods-page.tsx').then((file) => file.FoodsPage)),
  adminJobs: page(() => import('#web/admin/jobs-page.tsx').then((file) => file.JobsPage)),
  adminMail: page(() => import('#web/admin/mail/mail-page.tsx').then((file) => file.MailPage)),
  adminAuditLog: page(() => import('#web/admin/audit-page.tsx').then((file) => file.AuditPage)),
};

const SECTIONS = [
  'adminStatistics',
  'adminUsers',
  'adminContent',
  'adminMessages',
  'adminFoods',
  'adminJobs',
  'adminMail',
  'adminAuditLog',
] as const;

/** A screen's path relative to the admin area. */
const pathBelow = (name: string): string =>
  SCREENS[name as ScreenOf<'admin'>].path.slice(`${paths.admin()}/`.length);

const isCurrent = (to: string, pathname: string): boolean =>
  to === paths.admin() ? pathname === to : pathname === to || pathname.startsWith(`${to}/`);

/** On a phone the sections are wider than the screen, so the current one is scrolled into view. */
const bringIntoView = (link: HTMLAnchorElement | null): void =>
  link?.scrollIntoView({ block: 'nearest', inline: 'center' });

/** Explains what to do if the server requires two-factor authentication for admins. */
function SecondFactorOwed() {
  return (
    <Card title="One more step">
      <Stack gap="md">
        <Text>
          This server requires two-factor authentication for admins. Set up an authenticator app to open this
          area.
        </Text>
        <Group>
          <Button component={Link} to={paths.security()}>
            Set up two-factor authentication
          </Button>
        </Group>
      </Stack>
    </Card>
  );
}

/** Navigation of the admin area, and its current screen. Only admins get data. Members see a 404 page. */
export function AdminArea() {
  const { data: member } = useMember();
  const { pathname } = useLocation();
  if (!member) return <ScreenSkeleton />;
  if (member.role !== 'admin') return <NotFound />;
  if (member.owesSecondFactor) return <SecondFactorOwed />;
  return (
    <>
      <nav className={`${classes.sections} ${fade.fade}`} aria-label="Admin sections">
        {SECTIONS.map((screen) => {
          const { path, title } = SCREENS[screen];
          return (
            <Link
              key={path}
              to={path}
              className={classes.section}
              ref={isCurrent(path, pathname) ? bringIntoView : null}
              aria-current={isCurrent(path, pathname) ? 'page' : undefined}
            >
              {title}
            </Link>
          );
        })}
      </nav>
      <Suspense fallback={<ScreenSkeleton />}>
        <Routes>
          {Object.entries(PAGES).map(([name, Page]) => (
            <Route key={name} path={pathBelow(name)} element={<Page />} />
          ))}
          <Route path="*" element={<NotFound />} />
        </Routes>
      </Suspense>
    </>
  );
}
