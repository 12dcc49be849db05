import { Drawer, Skeleton, Text } from '@mantine/core';
import { useMounted } from '@mantine/hooks';
import { lazy, Suspense } from 'react';
import { useNavigate } from 'react-router';
import { useToday } from '#web/lib/clock.ts';
import { savedMeal } from '#web/meals/navigation-state.ts';
import { paths } from '#web/lib/paths.ts';

const LogForm = lazy(() =>
  import('#web/meals/log/log-form.tsx').then(({ LogForm: form }) => ({ default: form })),
);

interface LogDrawerProps {
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** Logging for today from any screen, over whatever is open. */
export function LogDrawer({ opened, onClose }: LogDrawerProps) {
  const navigate = useNavigate();
  const today = useToday();
  // Opens only after mounting, even the first time; otherwise closing wouldn't return the focus to the Log button.
  const mounted = useMounted();
  return (
    <Drawer
      opened={mounted && opened}
      onClose={onClose}
      position="bottom"
      size="92%"
      radius="lg"
      title="Add Food"
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      <Text c="dimmed" mb="md">
        Log your meals and track your nutrition
      </Text>
      <Suspense fallback={<Skeleton height="12rem" />}>
        <LogForm
          date={today}
          focused
          onSaved={(meal) => {
            onClose();
            void navigate(paths.day(meal.date === today ? undefined : meal.date), {
              state: savedMeal(meal.id),
            });
          }}
        />
      </Suspense>
    </Drawer>
  );
}
