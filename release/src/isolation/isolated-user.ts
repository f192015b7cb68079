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
export function takeUser(readable = ''): { uid: number; release(): void } | null {
  if (!canTakeUser(readable)) return null;
  for (let uid = FIRST_UID; uid <= LAST_UID; uid++) {
    if (taken.has(uid)) continue;
    taken.add(uid);
    return { uid, release: () => taken.delete(uid) };
  }
  return null;
}

/**
 * Returns what an operator has to change if the server is root and the processes of releases are root too, because
 * they cannot run as users of their own; otherwise `undefined`.
 */
export function missingIsolation({
  isRoot = process.getuid?.() === 0,
  canTake = canTakeUser,
}: { isRoot?: boolean; canTake?: () => boolean } = {}): string | undefined {
  if (!isRoot || canTake()) return undefined;
  return (
    'the server is root and cannot start processes as other users, so the code of releases runs as root: ' +
    `run the server as a user of its own, or let every user execute ${process.execPath}`
  );
}

/**
 * Returns what to change if a trial is root and its process is root too, although it runs the browser's code of a release behind the
 * second layer alone; otherwise `undefined`.
 */
export function missingTrialIsolation(readable: string): string | undefined {
  if (process.getuid?.() !== 0 || canTakeUser(readable)) return undefined;
  return (
    'its code for the browser was run by root, behind the permission model of Node alone: ' +
    `run the command as a user of its own, or let every user read ${readable} and execute ${process.execPath}`
  );
}

function canTakeUser(readable = ''): boolean {
  const can = canSwitch.get(readable) ?? canRunAs(FIRST_UID, readable);
  canSwitch.set(readable, can);
  return can;
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
