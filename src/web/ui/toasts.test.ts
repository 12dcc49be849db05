import { notifications, notificationsStore } from '@mantine/notifications';
import { beforeEach, expect, test } from 'vitest';
import { showToast } from './toasts.tsx';

const undo = () => undefined;
const saved = (title: string, about?: string) => ({ title, text: '', ...(about !== undefined && { about }) });

let titles = new Map<string, string>();

/** Shows a toast and remembers its title by its id. */
function show(toast: Parameters<typeof showToast>[0]): void {
  showToast(toast);
  const id = notificationsStore.getState().notifications.at(-1)?.id ?? '';
  titles.set(id, toast.title);
}

const shown = () => notificationsStore.getState().notifications.map(({ id = '' }) => titles.get(id));

beforeEach(() => {
  for (const { id = '' } of notificationsStore.getState().notifications) notifications.hide(id);
  titles = new Map();
});

test('a third toast replaces the oldest without Undo, however new the others are', () => {
  show({ ...saved('Water added'), undo });
  show(saved('Copied'));
  show({ ...saved('Meal saved'), undo });
  expect(shown()).toEqual(['Water added', 'Meal saved']);
});

test('if each of two has Undo, the oldest goes', () => {
  for (const title of ['Water added', 'Weight added', 'Meal saved']) show({ ...saved(title), undo });
  expect(shown()).toEqual(['Weight added', 'Meal saved']);
});

test('a toast replaces the last one about the same subject and leaves the other', () => {
  show({ ...saved('Meal saved'), undo });
  show({ ...saved('One glass', 'water'), undo });
  show({ ...saved('Two glasses', 'water'), undo });
  expect(shown()).toEqual(['Meal saved', 'Two glasses']);
});

test('a dismissed toast makes room', () => {
  show({ ...saved('Water added'), undo });
  show({ ...saved('Weight added'), undo });
  notifications.hide(notificationsStore.getState().notifications.at(-1)?.id ?? '');
  show({ ...saved('Meal saved'), undo });
  expect(shown()).toEqual(['Water added', 'Meal saved']);
});
