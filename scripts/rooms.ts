import { fileURLToPath } from 'node:url';
import { readImportGraph } from './rooms/import-graph';
import { reportRooms } from './rooms/rooms';

const SHOWN_FOLDERS = 5;

/** Prints how the packages are laid out: the widest folders, circles of imports and the length of files. */
const root = fileURLToPath(new URL('..', import.meta.url));
const graph = readImportGraph(root);
const { widths, fileCycles, folderCycles, upwardImports, lines } = reportRooms(root, graph);

console.log(`${graph.files.length} files in ${widths.length} folders`);
console.log(
  `Lines per file: median ${lines.median}, 90 % up to ${lines.percentile90}, longest ${lines.longest}`,
);
console.log('Widest folders:');
for (const [folder, files] of widths.slice(0, SHOWN_FOLDERS)) console.log(`  ${files}  ${folder}`);
console.log(`Import cycles of files: ${fileCycles.length}`);
for (const cycle of fileCycles) console.log(`  ${cycle.join(', ')}`);
console.log(`Import cycles of folders: ${folderCycles.length}`);
for (const { folder, rooms } of folderCycles) console.log(`  in ${folder}: ${rooms.join(', ')}`);
console.log(`Imports of a file in a folder above: ${upwardImports.length}`);
for (const [importer, imported] of upwardImports) console.log(`  ${importer} imports ${imported}`);
process.exitCode = fileCycles.length + folderCycles.length + upwardImports.length > 0 ? 1 : 0;
