import { call, os } from '@orpc/server';
import { z } from 'zod';
import { expect, test } from 'vitest';
import { withAnswerChecks } from './answer-checks.ts';

const name = os.output(z.object({ name: z.string(), note: z.string().optional() }));
const router = {
  ada: name.handler(() => ({ name: 'Ada', note: undefined })),
  careless: name.handler(() => ({ name: 'Ada', passwordHash: 'argon2id' })),
};
type Asked = typeof router.ada;
const asked = (procedure: keyof typeof router, areChecked: boolean) =>
  call((withAnswerChecks(router, areChecked) as Record<string, Asked>)[procedure] ?? router.ada, undefined);

test('an answer with more than the contract fails where answers are checked', async () => {
  await expect(asked('ada', true)).resolves.toEqual({ name: 'Ada' });
  await expect(asked('careless', true)).rejects.toThrow('Output validation failed');
});

test('a production server sends answers unchecked', async () => {
  await expect(asked('careless', false)).resolves.toHaveProperty('name', 'Ada');
});
