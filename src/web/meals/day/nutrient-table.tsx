import { UnstyledButton, VisuallyHidden } from '@mantine/core';
import { useState } from 'react';
import type { Meal } from '#contract/meals/meals.ts';
import type { NutrientEstimates } from '#domain/meals/estimate.ts';
import { EstimateFigure } from '#web/lib/estimate-figure.tsx';
import { NUTRIENT_GROUPS, type NutrientName } from './nutrient-names.ts';
import { NutrientSources } from './nutrient-sources.tsx';
import classes from './nutrient-table.module.css';

interface NutrientTableProps {
  readonly meals: readonly Meal[];
  readonly total: NutrientEstimates;
}

/** "3 of 5 foods": how many foods of the day report a nutrient. */
function coverage(meals: readonly Meal[], { key }: NutrientName): { reporting: number; foods: number } {
  const items = meals.flatMap((meal) => meal.items);
  return {
    reporting: items.filter(({ nutrients }) => nutrients[key] !== undefined).length,
    foods: items.length,
  };
}

interface NutrientRowProps extends NutrientTableProps {
  readonly row: NutrientName;
  readonly onAsk: (row: NutrientName) => void;
}

function NutrientRow({ row, meals, total, onAsk }: NutrientRowProps) {
  const figure = total[row.key];
  const { reporting, foods } = coverage(meals, row);
  return (
    <tr>
      <th scope="row" className={row.part ? classes.part : undefined}>
        {reporting === 0 ? (
          row.name
        ) : (
          <UnstyledButton
            className={classes.ask}
            aria-label={`${row.name}: where it comes from`}
            onClick={() => onAsk(row)}
          >
            {row.name}
          </UnstyledButton>
        )}
      </th>
      <td>
        {figure && reporting > 0 ? (
          <EstimateFigure estimate={figure} isEnergy={row.key === 'energyKcal'} unit={row.unit} asks />
        ) : (
          <span aria-hidden>–</span>
        )}
        {reporting === 0 && <span className={classes.unknown}>not reported</span>}
        {reporting > 0 && reporting < foods && (
          <span className={classes.unknown}>
            from {reporting} of {foods} foods
          </span>
        )}
      </td>
    </tr>
  );
}

/** Every nutrient of some meals. One that no food reports is shown as unknown; one that only some report shows from how many. */
export function NutrientTable(props: NutrientTableProps) {
  const [asked, setAsked] = useState<NutrientName>();
  return (
    <>
      <p className={classes.hint}>
        Where only some foods report a nutrient, the figure counts those; the true one may be higher. Choose a
        nutrient to see which foods it comes from.
      </p>
      <div className={classes.groups}>
        {NUTRIENT_GROUPS.map(({ title, rows }) => (
          <table key={title} className={classes.table}>
            <caption>{title}</caption>
            <VisuallyHidden component="thead">
              <tr>
                <th scope="col">Nutrient</th>
                <th scope="col">Eaten</th>
              </tr>
            </VisuallyHidden>
            <tbody>
              {rows.map((row) => (
                <NutrientRow key={row.key} row={row} onAsk={setAsked} {...props} />
              ))}
            </tbody>
          </table>
        ))}
      </div>
      <NutrientSources
        nutrient={asked}
        items={props.meals.flatMap(({ items }) => items)}
        onClose={() => setAsked(undefined)}
      />
    </>
  );
}
