import { remoteNames } from '@guest/shared/routes/remotes';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { servedRelease } from '../../releases/republish';
import { suiteStore } from '../../releases/suite-store';
import { expect, test } from '../../test';

for (const name of ['shell', ...remoteNames]) {
  test(`only the scripts of the first view of ${name}, a page’s own file and its booking have a compile hint`, async () => {
    const { files, version } = await servedRelease(name);
    const scripts = files.map(({ file }) => file).filter((file) => file.endsWith('.js'));

    const heads = await Promise.all(
      scripts.map(async (file) => {
        const code = await readFile(join(suiteStore(), name, version, file), 'utf8');
        return { file, isHinted: code.startsWith('//# allFunctionsCalledOnLoad\n') };
      }),
    );

    const hinted = heads.filter(({ isHinted }) => isHinted).map(({ file }) => file);
    const isFirst = (file: string) => /^(main|libraries|booking|page-[\w-]+)\./.test(file);
    expect(hinted).toEqual(scripts.filter(isFirst));
    expect(hinted).not.toEqual([]);
  });
}
