import { ActionIcon, Button, Menu, Stack, Text, TextInput } from '@mantine/core';
import { IconDots, IconPencil, IconPlus, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import type { Cup } from '#contract/water.ts';
import type { UnitSystem } from '#domain/account/profile.ts';
import { MAX_CUPS, MAX_VOLUME_ML, type DrinkKind } from '#domain/water/drink.ts';
import { focusFirstRefused } from '#web/lib/focus-refused.ts';
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
  const [typed, setTyped] = useState(NEW_CUP);
  const [tried, setTried] = useState(false);
  const volumeMl = parseDrink(typed.amount, system);
  const name = typed.name.trim();
  const isSizeRight = volumeMl !== undefined && volumeMl >= 1 && volumeMl <= MAX_VOLUME_ML;
  const open = (cup?: Cup) => {
    setBefore(cup);
    setId(cup?.id ?? uuidV7());
    setTyped(
      cup
        ? { name: cup.name, kind: cup.kind, amount: drinkSize(cup.volumeMl, system).replaceAll(',', '') }
        : NEW_CUP,
    );
    setTried(false);
    setOpened(true);
  };
  const submit = () => {
    setTried(true);
    if (name === '' || !isSizeRight) {
      focusFirstRefused();
      return;
    }
    setOpened(false);
    void saveCup({ id, name, kind: typed.kind, volumeMl }, before);
  };
  return {
    opened,
    isNew: before === undefined,
    typed,
    faults: {
      name: tried && name === '' ? 'Give it a name.' : undefined,
      amount:
        tried && !isSizeRight
          ? `Enter its volume, at most ${formatDrink(MAX_VOLUME_ML, system)}.`
          : undefined,
    },
    change: (part: Partial<TypedCup>) => setTyped((was) => ({ ...was, ...part })),
    open,
    close: () => setOpened(false),
    submit,
  };
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
          <ActionIcon aria-label={`More for the cup ${cup.name}`}>
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
  const form = useCupForm(system);
  const { typed, change, faults } = form;
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
              <CupRow key={cup.id} cup={cup} system={system} onEdit={() => form.open(cup)} />
            ))}
          </PlainList>
        )}
        {cups.length < MAX_CUPS && (
          <Button
            variant="default"
            leftSection={<IconPlus size="1.1em" aria-hidden />}
            onClick={() => form.open()}
          >
            Add a cup
          </Button>
        )}
      </Stack>
      <FormSheet
        opened={form.opened}
        title={form.isNew ? 'Add a cup' : 'Edit cup'}
        onClose={form.close}
        onSubmit={form.submit}
        submitLabel={form.isNew ? 'Add cup' : 'Save changes'}
      >
        <TextInput
          label="Name"
          placeholder="Blue mug"
          maxLength={40}
          data-autofocus
          value={typed.name}
          error={faults.name}
          onChange={({ currentTarget: { value } }) => change({ name: value })}
        />
        <KindSelect label="What’s in it" value={typed.kind} onChange={(kind) => change({ kind })} />
        <TextInput
          label={`Volume, ${drinkUnit(system)}`}
          inputMode="decimal"
          autoComplete="off"
          value={typed.amount}
          error={faults.amount}
          onChange={({ currentTarget: { value } }) => change({ amount: value })}
        />
      </FormSheet>
    </Card>
  );
}
