import { randomUUID } from 'node:crypto';
import { link, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { codeOf } from '../../../../release/src/errors/error-code';
import { makeFolder } from '../../../../release/src/storage/make-folder';
import { StartUpFailure } from '../errors/start-up-failure';
import { startTimeOf } from './process-identity';

const claimSchema = z.object({ pid: z.int(), began: z.string() });

/**
 * Claims a data directory for this process for as long as it runs. Claims are numbered and the highest one
 * counts. The next number is taken only if the process of the current claim is gone, and by creating a hard
 * link, which only one process can do. The last claim remains after its process ends, so that no number is
 * used twice.
 */
export async function claimDataDirectory(dataDir: string): Promise<void> {
  const folder = join(dataDir, 'in-use');
  const ownFile = join(folder, randomUUID());
  try {
    await makeFolder(folder);
    const claim: z.infer<typeof claimSchema> = {
      pid: process.pid,
      began: (await startTimeOf(process.pid)) ?? '',
    };
    await writeFile(ownFile, JSON.stringify(claim));
    await claimNext(folder, ownFile);
  } catch (error) {
    throw error === ALREADY_CLAIMED
      ? new StartUpFailure(`Another process is already using the data directory "${dataDir}".`)
      : new StartUpFailure(`The data directory "${dataDir}" cannot be used: ${reasonOf(error)}.`);
  } finally {
    await rm(ownFile, { force: true }).catch(() => {
      // Removal fails only if the file could not be written either, which the error above reports.
    });
  }
}

const ALREADY_CLAIMED = new Error('held');

async function claimNext(folder: string, ownFile: string): Promise<void> {
  for (;;) {
    const latest = Math.max(0, ...(await claimsIn(folder)));
    if (latest > 0 && (await isHeld(join(folder, String(latest))))) throw ALREADY_CLAIMED;
    if (await linkClaim(ownFile, join(folder, String(latest + 1)))) {
      const claims = await claimsIn(folder);
      // This process may have judged an older claim, so a higher claim that exists by now wins.
      if (Math.max(...claims) === latest + 1) return removeAll(folder, claims, latest);
      await rm(join(folder, String(latest + 1)), { force: true });
    }
  }
}

const claimsIn = async (folder: string) =>
  (await readdir(folder)).filter((name) => /^\d{1,15}$/.test(name)).map(Number);

async function removeAll(folder: string, claims: number[], upTo: number): Promise<void> {
  const old = claims.filter((claim) => claim <= upTo);
  await Promise.all(old.map((claim) => rm(join(folder, String(claim)), { force: true })));
}

async function linkClaim(ownFile: string, claim: string): Promise<boolean> {
  try {
    await link(ownFile, claim);
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  }
}

async function isHeld(claim: string): Promise<boolean> {
  const parsedClaim = claimSchema.safeParse(parseJson(await readFile(claim, 'utf8').catch(() => '')));
  if (!parsedClaim.success) return false;
  const { pid, began } = parsedClaim.data;
  return pid !== process.pid && (await startTimeOf(pid)) === began;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // The claim was torn by a crash of the machine, so no process holds it.
    return undefined;
  }
}

function reasonOf(error: unknown): string {
  const code = codeOf(error);
  const reasons: Record<string, string> = {
    EACCES: 'the user who starts the server may not write there',
    EPERM: 'the user who starts the server may not write there',
    ENOTDIR: 'it is not a folder',
    EEXIST: 'it is not a folder',
    ENOENT: 'no folder can be made there',
    EROFS: 'it is read-only',
    ENOSPC: 'the disk is full',
  };
  return reasons[code] ?? (code || String(error));
}
