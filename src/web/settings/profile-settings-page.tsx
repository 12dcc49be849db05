import { Skeleton, Text } from '@mantine/core';
import { Fragment, type ComponentProps } from 'react';
import type { AccountSettings } from '#contract/account/settings.ts';
import { SCREENS } from '#domain/screens/screens.ts';
import { explain } from '#web/lib/errors.ts';
import { paths } from '#web/lib/paths.ts';
import { AppearanceCard } from '#web/ui/theme/appearance.tsx';
import { Columns } from '#web/ui/layout/columns.tsx';
import { ErrorState } from '#web/ui/states/error-state.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { ScreenList } from '#web/ui/lists/screen-list.tsx';
import { AboutCard } from './about-card.tsx';
import { CoachCard } from './coach-card.tsx';
import { DeleteCard } from './delete-card.tsx';
import { EmailCard } from './email-card.tsx';
import { ExportCard } from './export-card.tsx';
import { FormFoot } from './form-foot.tsx';
import { useSettings } from './queries.ts';
import { MemoryCard } from './memory/memory-card.tsx';
import classes from './settings.module.css';
import { TimeCard } from './time-card.tsx';
import { useSettingsForm } from './use-settings-form.ts';

const ELSEWHERE = [
  {
    to: paths.reminders(),
    name: 'Reminders',
    text: 'Meals, progress, water, fasting, supplements, weekly summary',
  },
  {
    to: paths.dietaryPreferences(),
    name: 'Dietary preferences',
    text: 'Diet, allergies, dislikes, cuisines',
  },
  { to: paths.updateGoals(), name: 'Goals', text: 'Weight, activity level and daily targets' },
  { to: paths.membership(), name: 'Membership', text: 'Your plan and what it includes' },
  { to: paths.changePassword(), name: 'Change password', text: 'Logs out all other browsers' },
  { to: paths.security(), name: 'Security', text: 'Sessions, two-factor authentication and passkeys' },
] as const;

function SettingsEditor({ settings }: { readonly settings: AccountSettings }) {
  const state = useSettingsForm(settings);
  return (
    <form
      className={classes.form}
      noValidate
      aria-label="Your settings"
      onSubmit={(event) => {
        event.preventDefault();
        state.submit();
      }}
    >
      <AboutCard state={state} isDemo={settings.isDemo} />
      <TimeCard state={state} />
      {state.consequence !== undefined && (
        <Text size="sm" role="status">
          {state.consequence}
        </Text>
      )}
      <FormFoot state={state} label="Save settings" />
    </form>
  );
}

type PageProps = Pick<ComponentProps<typeof DeleteCard>, 'onLeave'>;

/** `/profile-settings`: profile, appearance, and the member's data. */
export function ProfileSettingsPage({ onLeave }: PageProps) {
  const { data: settings, error, isError, refetch } = useSettings();
  return (
    <>
      <PageHeader
        title={SCREENS.profileSettings.title}
        {...(settings && {
          text: settings.isDemo
            ? 'You’re using the demo account.'
            : `You’re logged in as ${settings.username}.`,
        })}
      />
      {isError && !settings && <ErrorState {...explain(error)} onRetry={() => void refetch()} />}
      {!settings && !isError && <Skeleton height="40rem" radius="lg" />}
      {settings && (
        <Columns
          wide="first"
          columns={[
            <Fragment key="form">
              <SettingsEditor settings={settings} />
              <ExportCard />
            </Fragment>,
            <Fragment key="account">
              <EmailCard settings={settings} />
              <AppearanceCard />
              <CoachCard />
              <MemoryCard />
              <ScreenList title="More settings" places={ELSEWHERE} />
              <DeleteCard isDemo={settings.isDemo} onLeave={onLeave} />
            </Fragment>,
          ]}
        />
      )}
    </>
  );
}
