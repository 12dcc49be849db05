import { Text } from '@mantine/core';
import { IconBarcode, IconSoup, IconTableRow } from '@tabler/icons-react';
import { Card } from '#web/ui/card.tsx';
import { useAbilities } from './abilities.ts';
import { AnalysesLeft } from './analyses-left.tsx';
import classes from './scan.module.css';

function MealWords() {
  const { data } = useAbilities();
  if (!data) return <p>Named food by food where this server has a model that looks at pictures.</p>;
  if (!data.vision)
    return (
      <p>
        No model on this server looks at meals. You describe yours in words, and the picture is kept with it.
      </p>
    );
  return (
    <p>
      Named food by food by a model; the figures come from the food tables.{' '}
      <AnalysesLeft abilities={data} kind="photo" />
    </p>
  );
}

/** What a picture can tell, before there is one. */
export function ScanGuide() {
  return (
    <Card title="What a picture can tell">
      <ul className={classes.can}>
        <li>
          <IconSoup aria-hidden />
          <Text fw={600}>A meal</Text>
          <MealWords />
        </li>
        <li>
          <IconBarcode aria-hidden />
          <Text fw={600}>A barcode</Text>
          <p>Looked up among your own foods and the products of this server.</p>
        </li>
        <li>
          <IconTableRow aria-hidden />
          <Text fw={600}>A nutrition label</Text>
          <p>
            Read on the server itself, American and European. You check the figures before they become a food.
          </p>
        </li>
      </ul>
      <Text size="sm" c="dimmed" mt="md">
        Pictures lose their place, time and camera data before they are kept, and only you can see them.
      </Text>
    </Card>
  );
}
