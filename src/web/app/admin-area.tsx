import { Button, Group, Stack, Text } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { Link, Route, Routes, useLocation } from 'react-router';
import { useMember } from '#web/lib/member.ts';
import { paths } from '#web/lib/paths.ts';
import { Card } from '#web/ui/card.tsx';
import { ScreenSkeleton } from '#web/ui/screen-skeleton.tsx';
import classes from './admin-area.module.css';
import { NotFoundPage } from './not-found-page.tsx';

const StatisticsPage = lazy(() =>
  import('#web/insights/statistics-page.tsx').then(({ StatisticsPage: page }) => ({ default: page })),
);
const UsersPage = lazy(() =>
  import('#web/admin/users-page.tsx').then(({ UsersPage: page }) => ({ default: page })),
);
const FoodsPage = lazy(() =>
  import('#web/admin/foods-page.tsx').then(({ FoodsPage: page }) => ({ default: page })),
);
const JobsPage = lazy(() =>
  import('#web/admin/jobs-page.tsx').then(({ JobsPage: page }) => ({ default: page })),
);
const MailPage = lazy(() =>
  import('#web/admin/mail-page.tsx').then(({ MailPage: page }) => ({ default: page })),
);
const AuditPage = lazy(() =>
  import('#web/admin/audit-page.tsx').then(({ AuditPage: page }) => ({ default: page })),
);

const PagesPage = lazy(() =>
  import('#web/content/pages-page.tsx').then(({ PagesPage: page }) => ({ default: page })),
);
const editorPage = () => import('#web/content/editor-page.tsx');
const NewPage = lazy(() => editorPage().then(({ NewPage: page }) => ({ default: page })));
const EditorPage = lazy(() => editorPage().then(({ EditorPage: page }) => ({ default: page })));
const MessagesPage = lazy(() =>
  import('#web/content/messages-page.tsx').then(({ MessagesPage: page }) => ({ default: page })),
);
const MessagePage = lazy(() =>
  import('#web/content/message-page.tsx').then(({ MessagePage: page }) => ({ default: page })),
);

const SECTIONS = [
  ['Statistics', paths.admin()],
  ['Users', paths.admin('users')],
  ['Content', paths.admin('content')],
  ['Messages', paths.admin('messages')],
  ['Foods', paths.admin('foods')],
  ['Jobs', paths.admin('jobs')],
  ['Mail', paths.admin('mail')],
  ['Audit log', paths.admin('audit-log')],
] as const;

const isCurrent = (to: string, pathname: string): boolean =>
  to === paths.admin() ? pathname === to : pathname === to || pathname.startsWith(`${to}/`);

/** On a phone the sections are wider than the screen: the one in view is seen. */
const bringIntoView = (link: HTMLAnchorElement | null): void =>
  link?.scrollIntoView({ block: 'nearest', inline: 'center' });

/** Where the server asks admins for a second factor: what to do about it. */
function SecondFactorOwed() {
  return (
    <Card title="One step before the admin area">
      <Stack gap="md">
        <Text>
          This server asks admins for a second factor. Set up codes of an authenticator; then this area opens.
        </Text>
        <Group>
          <Button component={Link} to={paths.security()}>
            Set up codes
          </Button>
        </Group>
      </Stack>
    </Card>
  );
}

/** The way around in the admin area, and the section in view. The server answers nobody else; members are told there is no such page. */
export function AdminArea() {
  const { data: member } = useMember();
  const { pathname } = useLocation();
  if (!member) return <ScreenSkeleton />;
  if (member.role !== 'admin') return <NotFoundPage />;
  if (member.owesSecondFactor) return <SecondFactorOwed />;
  return (
    <>
      <nav className={classes.sections} aria-label="Admin sections">
        {SECTIONS.map(([name, to]) => (
          <Link
            key={to}
            to={to}
            className={classes.section}
            ref={isCurrent(to, pathname) ? bringIntoView : null}
            aria-current={isCurrent(to, pathname) ? 'page' : undefined}
          >
            {name}
          </Link>
        ))}
      </nav>
      <Suspense fallback={<ScreenSkeleton />}>
        <Routes>
          <Route index element={<StatisticsPage />} />
          <Route path="users" element={<UsersPage />} />
          <Route path="content" element={<PagesPage />} />
          <Route path="content/new" element={<NewPage />} />
          <Route path="content/:pageId" element={<EditorPage />} />
          <Route path="messages" element={<MessagesPage />} />
          <Route path="messages/:messageId" element={<MessagePage />} />
          <Route path="foods" element={<FoodsPage />} />
          <Route path="jobs" element={<JobsPage />} />
          <Route path="mail" element={<MailPage />} />
          <Route path="audit-log" element={<AuditPage />} />
          <Route path="*" element={<NotFoundPage />} />
        </Routes>
      </Suspense>
    </>
  );
}
