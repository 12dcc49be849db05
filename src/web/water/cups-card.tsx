import { ActionIcon, Button, Menu, Stack, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { IconDots, IconPencil, IconPlus, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import type { Cup } from '#contract/water.ts';
import type { UnitSystem } from '#domain/account/profile.ts';
import { MAX_CUPS, MAX_VOLUME_ML, type DrinkKind } from '#domain/water/drink.ts';
import { focusFirstRefused } from '#web/lib/forms/focus-refused.ts';
import { uuidV7 } from '#web/lib/uuid.ts';
import { drinkSize, drinkUnit, formatDrink, parseDrink } from '#web/lib/units/volume.ts';
import { Card } from '#web/ui/layout/card.tsx';
import { FormSheet } from '#web/ui/forms/form-sheet.tsx';
import { PlainList } from '#web/ui/lists/plain-list.tsx';
import { removeCup, saveCup } from './cups.ts';
import { drinkWord } from './drink-words.ts';
import { KindSelect } from './kind-select.tsx';
import classes from './water.module.css';

interface TypedCup {
  readonly name: string;
  readonly kind: DrinkKind;
  readonly amount: string;
}

const NEW_CUP: TypedCup = { name: '', kind: 'water', amount: '' };

function useCupForm(system: UnitSystem) {
  const [opened, setOpened] = useState(false);
  const [id, setId] = useState('');
  const [before, setBefore] = useState<Cup>();
  const volumeOf = (amount: string): number | undefined => {
    const volumeMl = parseDrink(amount, system);
    return volumeMl !== undefined && volumeMl >= 1 && volumeMl <= MAX_VOLUME_ML ? volumeMl : undefined;
  };
  const form = useForm<TypedCup>({
    initialValues: NEW_CUP,
    validate: {
      name: (name) => (name.trim() === '' ? 'Enter a name.' : null),
      amount: (amount) =>
        volumeOf(amount) === undefined
          ? `Enter the volume, up to ${formatDrink(MAX_VOLUME_ML, system)}.`
          : null,
    },
  });
  const open = (cup?: Cup) => {
    setBefore(cup);
    setId(cup?.id ?? uuidV7());
    form.setValues(
      cup
        ? { name: cup.name, kind: cup.kind, amount: drinkSize(cup.volumeMl, system).replaceAll(',', '') }
        : NEW_CUP,
    );
    form.clearErrors();
    setOpened(true);
  };
  const submit = () => {
    const { name, kind, amount } = form.values;
    const volumeMl = volumeOf(amount);
    if (form.validate().hasErrors || volumeMl === undefined) {
      focusFirstRefused();
      return;
    }
    setOpened(false);
    void saveCup({ id, name: name.trim(), kind, volumeMl }, before);
  };
  return { form, opened, isNew: before === undefined, open, close: () => setOpened(false), submit };
}

function CupRow({ cup, system, onEdit }: { cup: Cup; system: UnitSystem; onEdit: () => void }) {
  return (
    <li className={classes.cup}>
      <span>
        <Text component="span" fw={600}>
          {cup.name}
        </Text>{' '}
        <Text component="span" size="sm" c="dimmed">
          {formatDrink(cup.volumeMl, system)} of {drinkWord(cup.kind)}
        </Text>
      </span>
      <Menu position="bottom-end">
        <Menu.Target>
          <ActionIcon aria-label={`More for ${cup.name}`}>
            <IconDots size="1.2em" aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item leftSection={<IconPencil size="1.1em" aria-hidden />} onClick={onEdit}>
            Edit
          </Menu.Item>
          <Menu.Item leftSection={<IconTrash size="1.1em" aria-hidden />} onClick={() => void removeCup(cup)}>
            Delete
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
    </li>
  );
}

/** The member's own cups: name, content and volume. */
export function CupsCard({ cups, system }: { readonly cups: readonly Cup[]; readonly system: UnitSystem }) {
  const { form, opened, isNew, open, close, submit } = useCupForm(system);
  return (
    <Card title="Your cups">
      <Stack gap="md">
        {cups.length === 0 ? (
          <Text size="sm" c="dimmed">
            Add the mug, glass or bottle you drink from and what’s usually in it. Then you can log it with one
            tap.
          </Text>
        ) : (
          <PlainList gap="xs">
            {cups.map((cup) => (
              <CupRow key={cup.id} cup={cup} system={system} onEdit={() => open(cup)} />
            ))}
          </PlainList>
        )}
        {cups.length < MAX_CUPS && (
          <Button
            variant="default"
            leftSection={<IconPlus size="1.1em" aria-hidden />}
            onClick={() => open()}
          >
            Add a cup
          </Button>
        )}
      </Stack>
      <FormSheet
        opened={opened}
        title={isNew ? 'Add a cup' : 'Edit cup'}
        onClose={close}
        onSubmit={submit}
        submitLabel={isNew ? 'Add cup' : 'Save changes'}
      >
        <TextInput
          label="Name"
          placeholder="Blue mug"
          maxLength={40}
          data-autofocus
          {...form.getInputProps('name')}
        />
        <KindSelect
          label="Drink"
          value={form.values.kind}
          onChange={(kind) => form.setFieldValue('kind', kind)}
        />
        <TextInput
          label={`Volume, ${drinkUnit(system)}`}
          inputMode="decimal"
          autoComplete="off"
          {...form.getInputProps('amount')}
        />
      </FormSheet>
    </Card>
  );
}
