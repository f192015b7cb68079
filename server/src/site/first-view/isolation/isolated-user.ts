import { spawnSync } from 'node:child_process';

/** The range for users that exist only while a process runs; no account of a system is in it. */
const FIRST_UID = 61_184;
const LAST_UID = 65_519;

const taken = new Set<number>();
let canSwitch: boolean | undefined;

/**
 * Returns a user of its own for one process, so that it can signal neither the server nor the process of another
 * release; `null` if the server is not root or if Node cannot be run by others.
 */
export function takeUser(): { uid: number; giveBack(): void } | null {
  canSwitch ??= canRunAs(FIRST_UID);
  if (!canSwitch) return null;
  for (let uid = FIRST_UID; uid <= LAST_UID; uid++) {
    if (taken.has(uid)) continue;
    taken.add(uid);
    return { uid, giveBack: () => taken.delete(uid) };
  }
  return null;
}

function canRunAs(uid: number): boolean {
  if (process.getuid?.() !== 0) return false;
  const tried = spawnSync(process.execPath, ['--version'], {
    uid,
    gid: uid,
    cwd: '/',
    env: {},
    stdio: 'ignore',
  });
  return tried.status === 0;
}
