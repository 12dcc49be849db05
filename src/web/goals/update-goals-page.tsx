import { Alert, Button, Skeleton } from '@mantine/core';
import type { Member } from '#contract/account/account.ts';
import type { GoalsInForce } from '#contract/goals/goals.ts';
import { SCREENS } from '#domain/screens/screens.ts';
import { explain } from '#web/lib/errors.ts';
import { formatKcal } from '#web/lib/format.ts';
import { useGoalsInForce } from '#web/lib/member/goals-in-force.ts';
import { useMember } from '#web/lib/member.ts';
import { AskDialog } from '#web/ui/dialogs/ask-dialog.tsx';
import { Columns } from '#web/ui/layout/columns.tsx';
import { ErrorState } from '#web/ui/states/error-state.tsx';
import { Figure } from '#web/ui/layout/figure.tsx';
import { FootBar } from '#web/ui/forms/foot-bar.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { FoodSection } from './food-section.tsx';
import { GoalSection } from './goal-section.tsx';
import { GoalsPreview } from './goals-preview.tsx';
import { HabitsSection } from './habits-section.tsx';
import { HealthSection } from './health-section.tsx';
import grid from '#web/ui/forms/form-grid.module.css';
import { useGoalsForm } from './use-goals-form.ts';
import { WeekSection } from './week-section.tsx';
import { GridForm } from '#web/ui/forms/grid-form.tsx';

interface EditorProps {
  readonly goals: GoalsInForce;
  readonly member: Member;
}

function Editor({ goals, member }: EditorProps) {
  const goalsForm = useGoalsForm(goals, member);
  const { form, preview, refusal, previewError, toConfirm } = goalsForm;
  const part = {
    form,
    system: member.unitSystem,
    faultOf: goalsForm.faultOf,
    noticeOf: goalsForm.noticeOf,
    onChange: goalsForm.onChange,
  };
  const fault = preview || !previewError ? undefined : explain(previewError);
  return (
    <GridForm onSubmit={goalsForm.submit}>
      <Columns
        wide="first"
        columns={[
          <div key="form" className={grid.form}>
            <GoalSection {...part} />
            <FoodSection {...part} plan={preview?.plan} />
            <WeekSection {...part} energyKcal={preview?.plan.energyKcal} />
            <HealthSection {...part} screened={goals.screenedConditions} />
          </div>,
          <div key="preview" className={grid.form}>
            <GoalsPreview {...{ form, preview, member }} />
            <HabitsSection {...part} />
          </div>,
        ]}
      />
      {refusal && (
        <Alert color="red" role="alert" title="Not saved">
          {refusal.text}
        </Alert>
      )}
      {!refusal && fault && (
        <Alert color={fault.code === 'OFFLINE' ? 'yellow' : 'red'} role="alert" title={fault.title}>
          {fault.code === 'OFFLINE'
            ? 'Go online to see the preview. You can still save, and your goals will sync when you’re back online.'
            : fault.text}
        </Alert>
      )}
      <FootBar
        figure={<Figure value={preview ? formatKcal(preview.plan.energyKcal) : '–'} unit="kcal a day" />}
      >
        <Button variant="default" px="md" onClick={goalsForm.discard}>
          Discard
        </Button>
        <Button type="submit" px="md" loading={goalsForm.isSaving}>
          Save goals
        </Button>
      </FootBar>
      <AskDialog
        opened={goalsForm.isAsking}
        title="Save these goals?"
        text={toConfirm.map(({ message }) => message).join(' ')}
        confirmLabel="Save these goals"
        onConfirm={goalsForm.confirm}
        onCancel={goalsForm.goBack}
      />
    </GridForm>
  );
}

/** `/update-goals`: edits goals, computed or manual, with a preview. The form survives a reload. */
export function UpdateGoalsPage() {
  const { data: goals, error, isError, isFetchedAfterMount, refetch } = useGoalsInForce();
  const { data: member } = useMember();
  return (
    <>
      <PageHeader
        title={SCREENS.updateGoals.title}
        text="Change one thing and see how it affects the rest."
      />
      {isError && !goals && <ErrorState {...explain(error)} onRetry={() => void refetch()} />}
      {/* The form starts with what the device stored and resets once the server answers. Typed values stay. */}
      {goals && member && <Editor key={String(isFetchedAfterMount)} goals={goals} member={member} />}
      {!goals && !isError && <Skeleton height="40rem" radius="lg" />}
    </>
  );
}
