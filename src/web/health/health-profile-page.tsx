import { Alert, Button, Group, Skeleton, Stack, Text } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { Fragment } from 'react';
import type { HealthProfileAnswer } from '#contract/health.ts';
import { healthFromScreening } from '#domain/health/health-from-screening.ts';
import { SCREENS } from '#domain/screens/screens.ts';
import { useToday } from '#web/lib/clock.ts';
import { explain } from '#web/lib/errors.ts';
import { formatDate } from '#web/lib/format.ts';
import { useHealth } from '#web/lib/member/health.ts';
import { Card } from '#web/ui/layout/card.tsx';
import { Columns } from '#web/ui/layout/columns.tsx';
import { ErrorState } from '#web/ui/states/error-state.tsx';
import { FootBar } from '#web/ui/forms/foot-bar.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { LifeCard, WomenCard } from './life-card.tsx';
import { MedicalCard } from './medical-card.tsx';
import { useHealthForm, type HealthFormState } from './use-health-form.ts';
import { GridForm } from '#web/ui/forms/grid-form.tsx';

interface PartProps {
  readonly state: HealthFormState;
  readonly profile: HealthProfileAnswer;
}

/** Privacy, purpose, and deletion of the profile. */
function PrivacyCard({ state, profile }: PartProps) {
  const today = useToday();
  return (
    <Card title="Private to you">
      <Stack gap="md">
        <Group gap="sm" wrap="nowrap" align="flex-start">
          <IconLock size="1.2em" aria-hidden style={{ flexShrink: 0 }} />
          <Text size="sm">
            Your answers stay on this server, and only you can see them unless you share them in a report. We
            use them to keep suggestions, targets and fasting safe for you.
          </Text>
        </Group>
        <Text size="sm" c="dimmed">
          This isn’t medical advice. Your doctor and pharmacist know more about your medications.
        </Text>
        {profile.saved && (
          <>
            <Text size="sm">Last saved {formatDate(profile.saved.answeredOn, today)}.</Text>
            <div>
              <Button variant="default" loading={state.isRemoving} onClick={state.remove}>
                Delete my health profile
              </Button>
            </div>
          </>
        )}
      </Stack>
    </Card>
  );
}

/** Pregnancy is asked if it is possible, and shown if it was answered elsewhere. */
function asksAboutPregnancy(profile: HealthProfileAnswer): boolean {
  const screened = healthFromScreening([...profile.goalConditions, ...profile.fastingConditions]);
  return profile.sex === 'female' || screened.isPregnant || screened.isBreastfeeding;
}

function Editor({ profile }: { readonly profile: HealthProfileAnswer }) {
  const state = useHealthForm(profile);
  return (
    <GridForm onSubmit={state.submit}>
      <Columns
        wide="first"
        columns={[
          <Fragment key="medical">
            <MedicalCard {...{ state, profile }} />
            <LifeCard state={state} />
          </Fragment>,
          <Fragment key="private">
            {asksAboutPregnancy(profile) && <WomenCard {...{ state, profile }} />}
            <PrivacyCard {...{ state, profile }} />
          </Fragment>,
        ]}
      />
      {state.refusal !== undefined && (
        <Alert color="red" role="alert" title="Not saved">
          {state.refusal}
        </Alert>
      )}
      <FootBar>
        <Button type="submit" loading={state.isSaving}>
          Save health profile
        </Button>
      </FootBar>
    </GridForm>
  );
}

/** `/health-profile`: health data that keeps suggestions safe. Private; drafts survive a reload; one button deletes it. */
export function HealthProfilePage() {
  const { data: profile, error, isError, refetch } = useHealth();
  return (
    <>
      <PageHeader
        title={SCREENS.healthProfile.title}
        text="A two-minute questionnaire that keeps our suggestions safe for you."
      />
      {isError && !profile && <ErrorState {...explain(error)} onRetry={() => void refetch()} />}
      {profile && <Editor profile={profile} />}
      {!profile && !isError && <Skeleton height="40rem" radius="lg" />}
    </>
  );
}
