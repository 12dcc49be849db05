import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { projectNode, root } from '../../scripts/steps.mjs';
import { newMember } from '../member.ts';

/** Registers an admin on a running server. @returns the session cookie */
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
