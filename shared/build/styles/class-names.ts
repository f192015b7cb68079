import type { RuleSetRule } from '@rspack/core';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { localNamesIn } from './local-names';

const CSS_MODULE = /\.module\.css$/;
const SHARED = fileURLToPath(new URL('../../src', import.meta.url));
/** The characters of a name that stand for its file. */
const FILE_LENGTH = 5;

interface CssModule {
  path: string;
  /** The first letter of the package and a hash of the file: its path and what it contains. */
  prefix: string;
  /** The names that the file defines, in a fixed order. */
  locals: readonly string[];
}

interface PackageOfStyles {
  name: string;
  dir: string;
}

/** Returns the CSS modules of a package and the shared ones, each with a prefix of its own. */
export function cssModulesOf({ name, dir }: PackageOfStyles): CssModule[] {
  const taken = new Set<string>();
  return [join(dir, 'src'), SHARED].flatMap((folder) =>
    cssModulesIn(folder).map((file) => {
      const path = join(folder, file);
      const css = readFileSync(path, 'utf8');
      let prefix = '';
      for (let i = 0; prefix === '' || taken.has(prefix); i += 1)
        prefix = `${name[0]}${hashOf(`${name}\0${file}\0${css}\0${i}`)}`;
      taken.add(prefix);
      return { path, prefix, locals: localNamesIn(css) };
    }),
  );
}

/**
 * Returns the rule for CSS modules in production. The bundler calls a class by the prefix of its file and by its own
 * name, which `ShortClassNamesPlugin` replaces by one character. Files from elsewhere, as in a build of several
 * packages, are named by their paths alone.
 */
export function namedByContent(
  options: PackageOfStyles,
  { exportsOnly }: { exportsOnly: boolean },
): RuleSetRule {
  const modules = cssModulesOf(options).map(({ path, prefix }) => ({
    test: path,
    ...cssModule({ localIdentName: `${prefix}--[local]--`, exportsOnly }),
  }));
  const { name } = options;
  const elsewhere = { localIdentName: `${name[0]}[hash:base64:6]`, localIdentHashSalt: name, exportsOnly };
  return { test: CSS_MODULE, oneOf: [...modules, cssModule(elsewhere)] };
}

/** Returns the rule for CSS modules in development, where names say which class they belong to. */
export const namedByBuild = (build: string, { exportsOnly }: { exportsOnly: boolean }): RuleSetRule => ({
  test: CSS_MODULE,
  ...cssModule({ localIdentName: `${build}-[local]-[hash:base64:5]`, exportsOnly }),
});

const hashOf = (text: string) =>
  createHash('sha256').update(text).digest('base64').replace(/[+/=]/g, '').slice(0, FILE_LENGTH);

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
