import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { projectNode, root } from '../scripts/steps.mjs';
import { newMember } from './member.ts';

/** Registers a member of a running server and makes an admin of them. @returns the cookie of their session */
export async function signUpAdmin(address: string, dataDir: string, username = 'mallory'): Promise<string> {
  const { cookie } = await newMember(address, username);
  const command = [path.join(root, 'scripts/admin.ts'), 'grant', username];
  const { status, stderr } = spawnSync(projectNode, command, {
    cwd: root,
    env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' },
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`admin grant: ${stderr}`);
  return cookie;
}
