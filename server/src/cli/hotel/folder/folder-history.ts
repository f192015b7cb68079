import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writeFiles } from './write-files';

/** It is hidden so that it is no content, and consists of lines so that version control can merge it. */
const FILE = '.hotel-history';
const HEADER = '# What this folder has been imported or exported as. Keep it with the folder.';
const MAX_ENTRIES = 50;

/**
 * Reads the fingerprints of the versions that the folder was imported or exported as; the latest is the last.
 */
export async function readFolderHistory(folder: string): Promise<string[]> {
  const text = await readFile(join(folder, FILE), 'utf8').catch(() => '');
  return text.split(/\r?\n/).filter((line) => /^[0-9a-f]{64}$/.test(line));
}

/** Errors are ignored, because content may be imported from a folder that is read-only. */
export async function addToFolderHistory(folder: string, fingerprint: string): Promise<void> {
  const before = await readFolderHistory(folder);
  if (before.at(-1) === fingerprint) return;
  const entries = [...before.filter((one) => one !== fingerprint), fingerprint].slice(-MAX_ENTRIES);
  await writeFiles([[join(folder, FILE), `${[HEADER, ...entries].join('\n')}\n`]]).catch(() => {});
}

interface ListedVersion {
  number: number;
  state: 'draft' | 'published' | 'superseded' | 'discarded';
  /** The fingerprint of its content. Discarded versions have none, and servers of earlier releases do not tell it. */
  content?: string | undefined;
}

/**
 * Returns the version that the edits of the folder are based on: the last version of the folder that was live at some
 * time.
 */
export function baseOfFolder<Version extends ListedVersion>(
  history: readonly string[],
  versions: readonly Version[],
): Version | undefined {
  const published = versions.filter(({ state }) => state !== 'draft').sort((a, b) => b.number - a.number);
  const known = history.toReversed().find((one) => published.some(({ content }) => content === one));
  return known === undefined ? undefined : published.find(({ content }) => content === known);
}
