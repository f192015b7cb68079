import { copyFile, writeFile } from 'node:fs/promises';
import { drawFaces, facesFolder, licences } from './faces/draw-faces';

// Run with `pnpm faces` after a change of the fonts or their subset; a test fails until then.
for (const { file, content } of await drawFaces()) {
  await writeFile(new URL(file, facesFolder), content);
  console.log(`${file}: ${content.length} B`);
}
for (const { file, from } of licences) await copyFile(from, new URL(file, facesFolder));
