import { copyFile, writeFile } from 'node:fs/promises';
import { createFonts, fontsFolder, licences } from './fonts/create-fonts';

// Run with `pnpm faces` after a change of the fonts or their subset; a test fails until then.
for (const { file, content } of await createFonts()) {
  await writeFile(new URL(file, fontsFolder), content);
  console.log(`${file}: ${content.length} B`);
}
for (const { file, from } of licences) await copyFile(from, new URL(file, fontsFolder));
