import { Button, Group, Text } from '@mantine/core';
import { IconLogout } from '@tabler/icons-react';
import { Fragment } from 'react';
import { useMember } from '#web/lib/member.ts';
import { paths } from '#web/lib/paths.ts';
import { AppearanceCard } from '#web/ui/appearance.tsx';
import { Card } from '#web/ui/card.tsx';
import { Columns } from '#web/ui/columns.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { PlaceList } from '#web/ui/lists/place-list.tsx';
import { useLogout } from './use-logout.ts';

const PLACES = [
  { to: paths.describe(), name: 'Describe a meal', text: 'In plain words; every figure with its range' },
  { to: paths.scan(), name: 'Scan food', text: 'Photograph a meal, a barcode or a nutrition label' },
  { to: paths.day(), name: 'Meals', text: 'Your days, meal by meal, with all nutrients' },
  { to: paths.savedFoods(), name: 'Saved foods', text: 'Meals under a name, one tap to log' },
  { to: paths.recentMeals(), name: 'Recent meals', text: 'What you ate lately, one tap to log again' },
  { to: paths.foods(), name: 'My foods', text: 'Foods from labels, and your recipes' },
  {
    to: paths.corrections(),
    name: 'What your words mean',
    text: 'What your corrections taught, and how to forget it',
  },
] as const;

const TRACKERS = [
  { to: paths.goals(), name: 'Goals', text: 'Your daily targets and what they rest on' },
  { to: paths.track('weight'), name: 'Weight', text: 'Trend, rate and where it leads; body fat, waist, hip' },
  { to: paths.track('water'), name: 'Water', text: 'Drinks that count by their water, your own cups' },
  { to: paths.track('sleep'), name: 'Sleep', text: 'Hours, efficiency, regularity and a score' },
  { to: paths.track('stress'), name: 'Stress', text: 'Daily check-in, heart rate variability, breathing' },
  { to: paths.track('fasting'), name: 'Fasting', text: 'A timer, its stages, and your eating window' },
  {
    to: paths.glucose(),
    name: 'Glucose and ketones',
    text: 'Readings, sensor files, and what meals do to you',
  },
] as const;

const LONG_TERM = [
  {
    to: paths.longevity(),
    name: 'Longevity score',
    text: 'One figure from eight pillars, and what would raise it',
  },
  {
    to: paths.bioAge(),
    name: 'Bio-age',
    text: 'Seven short sections, an age with its range, what moves it most',
  },
  {
    to: paths.bloodTests(),
    name: 'Blood tests',
    text: 'Every value with its range and trend; PDF, FHIR or CSV',
  },
  {
    to: paths.supplements(),
    name: 'Supplements',
    text: 'What your figures suggest, checked against your medicines',
  },
  { to: paths.dietQuality(), name: 'Diet quality', text: 'Healthy Eating Index and what would raise it' },
  { to: paths.lifesEssential8(), name: 'Life’s Essential 8', text: 'Eight measures of heart health' },
  { to: paths.healthProfile(), name: 'Health profile', text: 'Medicines and conditions; only you see them' },
] as const;

const ADMIN = [
  {
    to: paths.admin(),
    name: 'Admin Panel',
    text: 'Users, content, messages, foods, jobs, mail and the audit log',
  },
] as const;

const SETTINGS = [
  { to: paths.profileSettings(), name: 'Settings', text: 'You, units, time zone, e-mail, export, deletion' },
  {
    to: paths.dietaryPreferences(),
    name: 'Dietary preferences',
    text: 'Diet, allergies, dislikes, cuisines',
  },
  { to: paths.security(), name: 'Security', text: 'Sessions, password, second factor, passkeys' },
  { to: paths.membership(), name: 'Membership', text: 'Your plan and what it includes' },
] as const;

function Account() {
  const { data: member } = useMember();
  const logout = useLogout();
  return (
    <Card title="Account">
      <Group justify="space-between" gap="md" wrap="nowrap">
        <div>
          <Text fw={600}>{member?.name ?? member?.username ?? '…'}</Text>
          {member && (
            <Text size="sm" c="dimmed">
              {member.isDemo ? 'Demo member: your own copy, erased after a day' : `@${member.username}`}
            </Text>
          )}
        </div>
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

/** Everything that has no place in the bars. */
export function MorePage() {
  const { data: member } = useMember();
  return (
    <>
      <PageHeader title="More options" />
      <Columns
        columns={[
          <Fragment key="food">
            <PlaceList title="Food" places={PLACES} />
            <PlaceList title="Settings" places={SETTINGS} />
          </Fragment>,
          <Fragment key="trackers">
            <PlaceList title="Goals and trackers" places={TRACKERS} />
            {member?.role === 'admin' && <PlaceList title="Admin Controls" places={ADMIN} />}
            <Account />
          </Fragment>,
          <Fragment key="long-term">
            <PlaceList title="Blood and longevity" places={LONG_TERM} />
            <AppearanceCard />
            <Text size="sm" c="dimmed" px="sm">
              Perennial is not a medical device. Its figures are estimates to learn from; talk to a clinician
              before you act on them.
            </Text>
          </Fragment>,
        ]}
      />
    </>
  );
}
