import { ActionIcon, Menu } from '@mantine/core';
import { IconBookmark, IconCopy, IconDots, IconListDetails } from '@tabler/icons-react';

interface MealMenuProps {
  /** "Breakfast, 07:40". */
  readonly name: string;
  readonly onNutrients: () => void;
  readonly onCopy: () => void;
  /** Keeping it under a name. */
  readonly onSave: () => void;
}

/** What else can be done with a meal. */
export function MealMenu({ name, onNutrients, onCopy, onSave }: MealMenuProps) {
  return (
    <Menu position="bottom-end" radius="md" shadow="md">
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" size="lg" aria-label={`More for ${name}`}>
          <IconDots size="1.1em" aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<IconListDetails size="1em" aria-hidden />} onClick={onNutrients}>
          Nutrients
        </Menu.Item>
        <Menu.Item leftSection={<IconCopy size="1em" aria-hidden />} onClick={onCopy}>
          Copy to another day
        </Menu.Item>
        <Menu.Item leftSection={<IconBookmark size="1em" aria-hidden />} onClick={onSave}>
          Add to saved meals
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
