import { Button, Group, Text } from '@mantine/core';
import { useNavigate } from 'react-router';
import type { PhotoLabel } from '#contract/meals/photos.ts';
import { LABEL_FIELDS } from '#domain/foods/labels/label-fields.ts';
import { formatAmount } from '#domain/numbers/format-amount.ts';
import { storeLabelDraft } from '#web/lib/foods/label-draft.ts';
import { paths } from '#web/lib/paths.ts';
import { uuidV7 } from '#web/lib/uuid.ts';
import { Card } from '#web/ui/layout/card.tsx';
import classes from './scan.module.css';

const ENERGY_WORDS = {
  true: 'The calories match the fat, carbs and protein.',
  false:
    'Calories and nutrients don’t match. A number may have been misread, or the label may be unusual. Compare the numbers with the label.',
  null: 'We couldn’t read everything, so we couldn’t check the numbers against each other. Compare them with the label.',
} as const;

function columnsOf({ per100, perServing, isByVolume, servingGrams }: PhotoLabel) {
  const unit = isByVolume ? 'mL' : 'g';
  return [
    ...(per100 ? [{ title: `100 ${unit}`, figures: per100 }] : []),
    ...(perServing
      ? [
          {
            title: servingGrams === null ? 'Serving' : `Serving, ${formatAmount(servingGrams)} ${unit}`,
            figures: perServing,
          },
        ]
      : []),
  ];
}

/** The recognized label for comparison, and a link to create the food. */
export function LabelResult({ label }: { readonly label: PhotoLabel }) {
  const navigate = useNavigate();
  const columns = columnsOf(label);
  const rows = LABEL_FIELDS.filter(({ key }) => columns.some(({ figures }) => figures[key] !== undefined));
  const create = () => {
    storeLabelDraft({ label, id: uuidV7() });
    void navigate(paths.foodFromLabel());
  };
  return (
    <Card title="Nutrition label">
      <Text mb="sm">{ENERGY_WORDS[`${label.energyAgrees}`]}</Text>
      <table className={classes.figures}>
        <thead>
          <tr>
            <th scope="col">As printed</th>
            {columns.map(({ title }) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, name, unit }) => (
            <tr key={key}>
              <th scope="row">{name}</th>
              {columns.map(({ title, figures }) => (
                <td key={title}>
                  {figures[key] === undefined ? '–' : `${formatAmount(figures[key])} ${unit}`}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <Group mt="md" gap="sm">
        <Button onClick={create}>Create this food</Button>
        <Text size="sm" c="dimmed">
          Check the numbers and name the food. Then you can log it anytime.
        </Text>
      </Group>
    </Card>
  );
}
