import { spawnSync } from 'node:child_process';

/** The range for users that exist only while a process runs; no account of a system is in it. */
const FIRST_UID = 61_184;
const LAST_UID = 65_519;

const taken = new Set<number>();
/** By the folder that the process has to read; empty if there is none. */
const canSwitch = new Map<string, boolean>();

/**
 * Returns a user of its own for one process, so that it can signal neither the server nor the process of another
 * release; `null` if the server is not root or if others cannot run Node
 * or read what the process has to read.
 */
export function takeUser(readable = ''): { uid: number; giveBack(): void } | null {
  const can = canSwitch.get(readable) ?? canRunAs(FIRST_UID, readable);
  canSwitch.set(readable, can);
  if (!can) return null;
  for (let uid = FIRST_UID; uid <= LAST_UID; uid++) {
    if (taken.has(uid)) continue;
    taken.add(uid);
    return { uid, giveBack: () => taken.delete(uid) };
  }
  return null;
}

function canRunAs(uid: number, readable: string): boolean {
  if (process.getuid?.() !== 0) return false;
  const program = readable === '' ? '' : `require('fs').readdirSync(${JSON.stringify(readable)})`;
  const tried = spawnSync(process.execPath, ['-e', program], {
    uid,
    gid: uid,
    cwd: '/',
    env: {},
    stdio: 'ignore',
  });
  return tried.status === 0;
}
