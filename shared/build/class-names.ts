import type { RuleSetRule } from '@rspack/core';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const CSS_MODULE = /\.module\.css$/;
const SHARED = fileURLToPath(new URL('../src', import.meta.url));

/**
 * Returns the rule for CSS modules in production. A class is called by the package, and by six characters of a hash of
 * the class, its file and what that file contains: a file that does not change keeps its names in each version, and
 * two versions of a file never share a name. Class names make up a tenth of a document with inlined styles, so
 * they contain nothing else; with five characters, two classes of a build occasionally collided.
 */
export function namedByContent(
  { name, dir }: { name: string; dir: string },
  { exportsOnly }: { exportsOnly: boolean },
): RuleSetRule {
  const localIdentName = `${name[0]}[hash:base64:6]`;
  const ruleFor = (salt: string) => cssModule({ localIdentName, localIdentHashSalt: salt, exportsOnly });
  const modules = [join(dir, 'src'), SHARED].flatMap((folder) =>
    cssModulesIn(folder).map((file) => ({
      test: join(folder, file),
      ...ruleFor(`${name}\0${file}\0${readFileSync(join(folder, file), 'utf8')}`),
    })),
  );
  // Files from elsewhere, as in a build of several packages, are named by their paths alone.
  return { test: CSS_MODULE, oneOf: [...modules, ruleFor(name)] };
}

/** Returns the rule for CSS modules in development, where names say which class they belong to. */
export const namedByBuild = (build: string, { exportsOnly }: { exportsOnly: boolean }): RuleSetRule => ({
  test: CSS_MODULE,
  ...cssModule({ localIdentName: `${build}-[local]-[hash:base64:5]`, exportsOnly }),
});

const cssModule = (generator: {
  localIdentName: string;
  localIdentHashSalt?: string;
  exportsOnly: boolean;
}): RuleSetRule => ({ type: 'css/module', generator, parser: { namedExports: false } });

function cssModulesIn(folder: string): string[] {
  // A build of several packages has no sources of its own.
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.module.css'))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .sort();
}
