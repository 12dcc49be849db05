import { ActionIcon, Button, Menu } from '@mantine/core';
import { IconAdjustmentsHorizontal, IconBookmark, IconCheck, IconDots } from '@tabler/icons-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { MealItem } from '#contract/meals/meals.ts';
import type { RecentMeal } from '#contract/meals/recent-meals.ts';
import { sumNutrients } from '#domain/meals/nutrients/sum-nutrients.ts';
import { useToday } from '#web/lib/clock.ts';
import { formatDate, nearDay } from '#web/lib/format.ts';
import { paths } from '#web/lib/paths.ts';
import { EstimateFigure } from '#web/lib/estimate-figure.tsx';
import classes from './again-list.module.css';
import { againOfItems, draftAgain } from './again.ts';
import { amountWithUnit } from '#domain/meals/amount-text.ts';
import { EMPTY_DRAFT, withAllAdded } from '#web/meals/review/draft.ts';
import { storeDraft } from '#web/meals/log/use-draft.ts';
import { SaveMealDialog } from '#web/meals/saved/save-meal-dialog.tsx';
import type { useLogDay } from './use-log-day.ts';
import { useLogAgain } from './use-log-again.ts';

const AT_ONCE = 20;

/** "12 times, last yesterday", "12 times, last on Sat, Nov 28": how often and when. */
function timesText({ times, occasions }: RecentMeal, today: string): string {
  const last = occasions[0]?.date ?? today;
  const when = nearDay(last, today)?.toLowerCase() ?? `on ${formatDate(last, today)}`;
  return times === 1 ? `Once, ${when}` : `${times} times, last ${when}`;
}

interface RecentRowProps {
  readonly recent: RecentMeal;
  readonly heard: boolean;
  readonly onLog: () => void;
  readonly onAdjust: () => void;
  readonly onSave: () => void;
}

function RecentRow({ recent, heard, onLog, onAdjust, onSave }: RecentRowProps) {
  const today = useToday();
  const { items } = recent;
  const { name } = againOfItems(items);
  const [only] = items;
  const energy = sumNutrients(items.map(({ nutrients }) => nutrients)).energyKcal;
  return (
    <li className={classes.line}>
      <div className={classes.text}>
        <div className={classes.name}>
          {name}
          {only && items.length === 1 && (
            <span className={classes.amount}> {amountWithUnit(only.amount, only.unit)}</span>
          )}
        </div>
        <div className={classes.lately}>
          <EstimateFigure estimate={energy} unit="kcal" asks />
          <span>{timesText(recent, today)}</span>
        </div>
      </div>
      <div className={classes.actions}>
        <Menu position="bottom-end" radius="md" shadow="md">
          <Menu.Target>
            <ActionIcon aria-label={`More for ${name}`}>
              <IconDots size="1.1em" aria-hidden />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Item leftSection={<IconAdjustmentsHorizontal size="1em" aria-hidden />} onClick={onAdjust}>
              Adjust, then log
            </Menu.Item>
            <Menu.Item leftSection={<IconBookmark size="1em" aria-hidden />} onClick={onSave}>
              Add to saved meals
            </Menu.Item>
          </Menu.Dropdown>
        </Menu>
        <Button
          className={classes.log ?? ''}
          variant="light"
          aria-label={`Log ${name}`}
          leftSection={heard && <IconCheck size="1.1em" aria-hidden />}
          onClick={onLog}
        >
          {heard ? 'Logged' : 'Log'}
        </Button>
      </div>
    </li>
  );
}

interface RecentListProps {
  readonly list: readonly RecentMeal[];
  readonly day: ReturnType<typeof useLogDay>;
}

/** Recent meals and foods: log again, adjust first, or save under a name. */
export function RecentList({ list, day }: RecentListProps) {
  const navigate = useNavigate();
  const [shown, setShown] = useState(AT_ONCE);
  const [kept, setKept] = useState<readonly MealItem[]>();
  const { logAgain, heard } = useLogAgain(day.at);
  const adjust = ({ items }: RecentMeal) => {
    storeDraft(withAllAdded(EMPTY_DRAFT, draftAgain(items), 'recent'));
    void navigate(paths.describe(day.asked));
  };
  return (
    <>
      <ul className={classes.list} aria-label="Recently eaten">
        {list.slice(0, shown).map((recent) => {
          const again = againOfItems(recent.items);
          return (
            <RecentRow
              key={again.key}
              recent={recent}
              heard={heard === again.key}
              onLog={() => void logAgain(again)}
              onAdjust={() => adjust(recent)}
              onSave={() => setKept(recent.items)}
            />
          );
        })}
      </ul>
      {list.length > shown && (
        <Button variant="subtle" mt="md" onClick={() => setShown(shown + AT_ONCE)}>
          Show {Math.min(AT_ONCE, list.length - shown)} more
        </Button>
      )}
      <SaveMealDialog opened={kept !== undefined} items={kept ?? []} onDone={() => setKept(undefined)} />
    </>
  );
}
