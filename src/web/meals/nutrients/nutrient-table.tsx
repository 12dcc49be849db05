import { UnstyledButton, VisuallyHidden } from '@mantine/core';
import type { Meal } from '#contract/meals/meals.ts';
import type { NutrientEstimates } from '#domain/meals/estimates/estimate.ts';
import type { DayTargets, NutrientShare } from '#domain/meals/nutrients/nutrient-need.ts';
import { EstimateFigure } from '#web/lib/estimate-figure.tsx';
import { amountText, fullName, percentText } from './need-words.ts';
import { NUTRIENT_GROUPS, type NutrientName } from './nutrient-names.ts';
import classes from './nutrient-table.module.css';
import { useNutrientShares } from './use-nutrient-shares.ts';

interface NutrientTableProps {
  readonly meals: readonly Pick<Meal, 'items'>[];
  readonly total: NutrientEstimates;
  /** Of the day; undefined if they aren't known. */
  readonly targets: DayTargets | undefined;
  readonly onAsk: (row: NutrientName) => void;
}

/** "3 of 5 foods": how many foods of the day report a nutrient. */
function coverage(
  meals: NutrientTableProps['meals'],
  { key }: NutrientName,
): { reporting: number; foods: number } {
  const items = meals.flatMap((meal) => meal.items);
  return {
    reporting: items.filter(({ nutrients }) => nutrients[key] !== undefined).length,
    foods: items.length,
  };
}

interface NutrientRowProps extends NutrientTableProps {
  readonly row: NutrientName;
  readonly share: NutrientShare | undefined;
}

/** Percent of the day's need, or of the limit once exceeded. */
function NeedCell({ row, share }: Pick<NutrientRowProps, 'row' | 'share'>) {
  return (
    <td className={classes.need}>
      {share?.share === undefined ? <span aria-hidden>–</span> : percentText(share.share)}
      {share?.isOver && share.limit && (
        <span className={classes.over}>
          {share.limit.amount === 0
            ? 'over limit'
            : `over ${amountText(row, share.limit.amount)} ${row.unit}`}
        </span>
      )}
    </td>
  );
}

function NutrientRow({ row, share, meals, total, onAsk }: NutrientRowProps) {
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
            aria-label={`${fullName(row)}: where it comes from`}
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
      <NeedCell row={row} share={share} />
    </tr>
  );
}

/** Every nutrient of some meals with its share of the day's need. If no food reports it, it is shown as unknown. */
export function NutrientTable(props: NutrientTableProps) {
  const { meals, total, targets } = props;
  const shares = useNutrientShares({ items: meals.flatMap(({ items }) => items), total, targets });
  return (
    <>
      <p className={classes.hint}>
        Percentages show how much of your daily needs you’ve met. If only some foods list a nutrient, you may
        have eaten more than shown. Choose a nutrient to see where it comes from.
      </p>
      <div className={classes.groups}>
        {NUTRIENT_GROUPS.map(({ title, rows }) => (
          <table key={title} className={classes.table}>
            <caption>{title}</caption>
            <VisuallyHidden component="thead">
              <tr>
                <th scope="col">Nutrient</th>
                <th scope="col">Eaten, with range</th>
                <th scope="col">Share of daily need</th>
              </tr>
            </VisuallyHidden>
            <tbody>
              {rows.map((row) => (
                <NutrientRow key={row.key} {...props} row={row} share={shares?.get(row.key)} />
              ))}
            </tbody>
          </table>
        ))}
      </div>
    </>
  );
}
