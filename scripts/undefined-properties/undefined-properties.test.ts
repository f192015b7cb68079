import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
const folders = readdirSync(root)
  .filter((name) => /^(shell|shared|mfe-\w+)$/.test(name))
  .map((name) => `${name}/src`);
const files = folders.flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(css|tsx?)$/.test(file) && !/\.test\./.test(file))
    .map((file) => join(folder, file)),
);
const sources = new Map(files.map((file) => [file, readFileSync(join(root, file), 'utf8')]));

test('every custom property that a style uses without a fallback is set somewhere', () => {
  // A style sets a property with a colon; code sets it by its name in a string.
  const set = new Set(
    [...sources].flatMap(([file, source]) =>
      [...source.matchAll(file.endsWith('.css') ? /(--[\w-]+)\s*:/g : /(--[a-z][\w-]+)/g)].map(
        ([, name]) => name,
      ),
    ),
  );
  const properties = new Set(
    // A declared property has an initial value.
    [...sources.values()].flatMap((source) =>
      [...source.matchAll(/@property (--[\w-]+)/g)].map(([, name]) => name),
    ),
  );

  const unset = [...sources].flatMap(([file, source]) =>
    file.endsWith('.css')
      ? [...source.matchAll(/var\((--[\w-]+)\s*\)/g)]
          .filter(([, name]) => !set.has(name) && !properties.has(name))
          .map(([, name]) => `${file}: ${name}`)
      : [],
  );

  expect(unset).toEqual([]);
});
