import { fileURLToPath } from 'node:url';
import { readImportGraph } from './rooms/import-graph';
import { reportRooms } from './rooms/rooms';

const SHOWN_FOLDERS = 5;

/** Prints how the packages are laid out: the widest folders, circles of imports and the length of files. */
const root = fileURLToPath(new URL('..', import.meta.url));
const graph = readImportGraph(root);
const { widths, fileCircles, folderCircles, upwardImports, lines } = reportRooms(root, graph);

console.log(`${graph.files.length} files in ${widths.length} folders`);
console.log(
  `Lines per file: median ${lines.median}, 90 % up to ${lines.percentile90}, longest ${lines.longest}`,
);
console.log('Widest folders:');
for (const [folder, files] of widths.slice(0, SHOWN_FOLDERS)) console.log(`  ${files}  ${folder}`);
console.log(`Circles of files: ${fileCircles.length}`);
for (const circle of fileCircles) console.log(`  ${circle.join(', ')}`);
console.log(`Circles of folders: ${folderCircles.length}`);
for (const { folder, rooms } of folderCircles) console.log(`  in ${folder}: ${rooms.join(', ')}`);
console.log(`Imports of a file in a folder above: ${upwardImports.length}`);
for (const [importer, imported] of upwardImports) console.log(`  ${importer} imports ${imported}`);
process.exitCode = fileCircles.length + folderCircles.length + upwardImports.length > 0 ? 1 : 0;
