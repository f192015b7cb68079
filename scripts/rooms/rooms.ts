import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { findCycles, type Edge } from './cycles';
import type { Import, ImportGraph } from './import-graph';

/** The files that lie directly in a folder, as a node beside its subfolders. */
const OWN_FILES = '(its own files)';

/** The lists of tables are data, so the limit on files does not apply to them. */
const IS_DATA = /^server\/src\/platform\/db\/tables\//;

export interface RoomsReport {
  /** The number of files in each folder, widest first. */
  widths: [folder: string, files: number][];
  fileCycles: string[][];
  /** For each folder, the groups of its rooms that import each other in circles. */
  folderCycles: { folder: string; rooms: string[] }[];
  /** Imports of a file that lies directly in a folder above the importer. */
  upwardImports: Import[];
  /** Lines per file, without data. */
  lines: { median: number; percentile90: number; longest: number };
}

/** Measures the layout of all packages. */
export function reportRooms(root: string, { files, imports }: ImportGraph): RoomsReport {
  return {
    widths: widthsOf(files),
    fileCycles: findCycles(imports),
    folderCycles: findFolderCycles(imports),
    upwardImports: imports.filter(isUpward),
    lines: linesOf(root, files),
  };
}

function widthsOf(files: readonly string[]): [string, number][] {
  const widths = new Map<string, number>();
  for (const file of files.filter((it) => !IS_DATA.test(it))) {
    const folder = posix.dirname(file);
    widths.set(folder, (widths.get(folder) ?? 0) + 1);
  }
  return [...widths].sort(([, a], [, b]) => b - a);
}

/**
 * The rooms of a folder are its subfolders, each with everything below it, and its own files. Their imports
 * must not form a circle.
 */
function findFolderCycles(imports: readonly Import[]): RoomsReport['folderCycles'] {
  const edges = new Map<string, Edge[]>();
  for (const [from, to] of imports) {
    for (const folder of foldersAbove(from)) {
      const [a, b] = [roomOf(from, folder), roomOf(to, folder)];
      if (a === undefined || b === undefined) continue;
      const its = edges.get(folder) ?? [];
      edges.set(folder, its);
      its.push([a, b]);
    }
  }
  return [...edges].flatMap(([folder, its]) => findCycles(its).map((rooms) => ({ folder, rooms })));
}

function foldersAbove(file: string): string[] {
  const parts = posix.dirname(file).split('/');
  return parts.map((_part, i) => parts.slice(0, i + 1).join('/'));
}

function roomOf(file: string, folder: string): string | undefined {
  if (!file.startsWith(`${folder}/`)) return undefined;
  const [first = '', ...below] = file.slice(folder.length + 1).split('/');
  return below.length > 0 ? first : OWN_FILES;
}

function isUpward([importer, imported]: Import): boolean {
  const folder = posix.dirname(imported);
  return posix.dirname(importer) !== folder && importer.startsWith(`${folder}/`);
}

function linesOf(root: string, files: readonly string[]): RoomsReport['lines'] {
  const counts = files
    .filter((file) => !IS_DATA.test(file))
    .map((file) => readFileSync(posix.join(root, file), 'utf8').split('\n').length - 1)
    .sort((a, b) => a - b);
  const at = (fraction: number) => counts[Math.floor((counts.length - 1) * fraction)] ?? 0;
  return { median: at(0.5), percentile90: at(0.9), longest: at(1) };
}
