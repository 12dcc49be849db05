import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { projectNode, root } from '../scripts/steps.mjs';

const PASSWORD = 'seven quiet walks';

const cookieOf = (answer: Response): string =>
  answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');

/** Registers a member of a running server and makes an admin of them. @returns the cookie of their session */
export async function signUpAdmin(address: string, dataDir: string, username = 'mallory'): Promise<string> {
  const answer = await fetch(`${address}/api/account/register`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: address },
    body: JSON.stringify({
      username,
      password: PASSWORD,
      ageYears: 42,
      sex: 'female',
      unitSystem: 'metric',
      heightCm: 165,
      massKg: 68,
      goal: 'maintain',
      activityLevel: 'light',
      dietaryPreference: 'none',
      mealReminders: false,
      progressReminders: false,
      timeZone: 'UTC',
    }),
  });
  if (!answer.ok) throw new Error(`register: ${answer.status} ${await answer.text()}`);
  const command = [path.join(root, 'scripts/admin.ts'), 'grant', username];
  const { status, stderr } = spawnSync(projectNode, command, {
    cwd: root,
    env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' },
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`admin grant: ${stderr}`);
  return cookieOf(answer);
}
