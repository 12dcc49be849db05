import { SITE_NAME } from '#web/ui/theme/site-name.ts';
import { Box, Button, Group, Text } from '@mantine/core';
import { IconLogout } from '@tabler/icons-react';
import { Fragment } from 'react';
import { SCREENS, type ScreenName } from '#domain/screens/screens.ts';
import { useMember } from '#web/lib/member.ts';
import { addressOf } from '#web/lib/paths.ts';
import { AppearanceCard } from '#web/ui/theme/appearance.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { Columns } from '#web/ui/layout/columns.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { ScreenList, type Place } from '#web/ui/lists/screen-list.tsx';
import { useLogout } from '#web/app/shell/use-logout.ts';

const place = (screen: ScreenName, text: string, name: string = SCREENS[screen].title): Place => ({
  to: addressOf(screen),
  name,
  text,
});

const PLACES = [
  place('describe', 'In your own words, with a range for every number', 'Describe a meal'),
  place('scan', 'Snap a meal, a barcode or a nutrition label'),
  place('meals', 'Your days, meal by meal, with every nutrient'),
  place('savedFoods', 'Meals you’ve saved, ready to log with one tap'),
  place('recentMeals', 'Recent meals you can log again with one tap'),
  place('foods', 'Foods you created from labels, and your recipes'),
  place('corrections', 'What your corrections taught us'),
];

const COACH = [
  place('coach', 'Answers from your own data, and the days they’re based on'),
  place('conversations', 'Past questions and answers, with the numbers at the time'),
];

const REPORTS = [
  place('reports', 'What changed and how often you met your targets, ready to print or share'),
  place('experiments', 'Test a change on randomly chosen days to see if it works for you'),
];

const TRACKERS = [
  place('goals', 'Your daily targets and how they’re calculated'),
  place('weight', 'Trend, rate and forecast, plus body fat, waist and hips'),
  place('movement', 'Workouts, steps and how your week compares with the guidelines'),
  place('vitals', 'Blood pressure, resting heart rate, temperature, blood oxygen'),
  place('water', 'Drinks counted by their water content, plus your own cup sizes'),
  place('sleep', 'Hours, efficiency, regularity and a score'),
  place('stress', 'Daily check-in, heart rate variability, breathing'),
  place('fasting', 'A timer, fasting stages and your eating window'),
  place('glucose', 'Readings, sensor files and how meals affect you', 'Glucose and ketones'),
];

const LONG_TERM = [
  place('longevity', 'One score from eight pillars, and how to raise it'),
  place('bioAge', 'Seven short sections, then your age estimate and what affects it most'),
  place('bloodTests', 'Your results with ranges and trends, typed in or imported'),
  place('supplements', 'Suggestions from your data, checked against your medications'),
  place('dietQuality', 'Your Healthy Eating Index score, and how to raise it'),
  place('lifesEssential8', 'Eight measures of heart health'),
  place('healthProfile', 'Medications and conditions, visible only to you'),
];

const ADMIN = [
  place('adminStatistics', 'Users, content, messages, foods, jobs, mail and the audit log', 'Admin Panel'),
];

const SETTINGS = [
  place('profileSettings', 'Profile, units, time zone, email, export, deletion'),
  place('reminders', 'What to remind you about, when and where'),
  place('dietaryPreferences', 'Diet, allergies, dislikes, cuisines'),
  place('integrations', 'Files from other apps, and access tokens for apps and assistants'),
  place('security', 'Sessions, password, two-factor authentication, passkeys'),
  place('membership', 'Your plan and what it includes'),
];

function Account() {
  const { data: member } = useMember();
  const logout = useLogout();
  return (
    <Card title="Account">
      <Group justify="space-between" gap="md">
        <Box flex="1 1 10rem">
          <Text fw={600}>{member?.name ?? member?.username ?? '…'}</Text>
          {member && (
            <Text size="sm" c="dimmed">
              {member.isDemo
                ? 'Demo account: your own copy of the sample data, erased after a day'
                : `@${member.username}`}
            </Text>
          )}
        </Box>
        <Button
          variant="default"
          flex="none"
          leftSection={<IconLogout size="1.1em" aria-hidden />}
          loading={logout.isPending}
          onClick={() => logout.mutate()}
        >
          Logout
        </Button>
      </Group>
    </Card>
  );
}

/** Everything that doesn't fit in the navigation bars. */
export function MorePage() {
  const { data: member } = useMember();
  return (
    <>
      <PageHeader title={SCREENS.more.title} />
      <Columns
        columns={[
          <Fragment key="trackers">
            <ScreenList title="Goals and trackers" places={TRACKERS} isShort />
            <ScreenList title="Blood and longevity" places={LONG_TERM} isShort />
          </Fragment>,
          <Fragment key="food">
            <ScreenList title="Food" places={PLACES} isShort />
            <ScreenList title="Coach and reports" places={[...COACH, ...REPORTS]} isShort />
          </Fragment>,
          <Fragment key="account">
            <ScreenList title="Settings" places={SETTINGS} isShort />
            {member?.role === 'admin' && <ScreenList title="Admin Controls" places={ADMIN} isShort />}
            <Account />
            <AppearanceCard />
            <Text size="sm" c="dimmed" px="sm">
              {SITE_NAME} is not a medical device. Its numbers are estimates to learn from. Talk to a doctor
              before you act on them.
            </Text>
          </Fragment>,
        ]}
      />
    </>
  );
}
