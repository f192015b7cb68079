import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { findStrays } from './find-strays';

const root = fileURLToPath(new URL('../..', import.meta.url));
const packages = readdirSync(root).filter((name) => /^(shell|mfe-\w+)$/.test(name));

const filesOf = (folder: string, pattern: RegExp) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => pattern.test(file))
    .map((file) => join(folder, file));

const read = (file: string) => readFileSync(join(root, file), 'utf8');

/** A package may have further catalogues for lazy code, each in a directory of its own. */
const textsOf = (folder: string) =>
  filesOf(folder, /(^|\/)en\.json$/).flatMap((file) => Object.keys(JSON.parse(read(file)) as object));

// Guests never see tests and their fixtures; contracts and the component gallery are for developers.
const isSource = (file: string) =>
  !/\.test\.|\.d\.ts$|\/testing\/|shared\/src\/(contracts|routes)\/|shell\/src\/kit\//.test(file);

test.each([...packages, 'shared'])('every text that %s shows comes from a catalogue', (name) => {
  // The texts of shared components are in the catalogues of the packages that use them, which a type
  // enforces.
  const folders = name === 'shared' ? [...packages, 'shared'] : [name];
  const texts = new Set(folders.flatMap((folder) => textsOf(join(folder, 'src'))));

  const strays = filesOf(join(name, 'src'), /\.tsx?$/)
    .filter(isSource)
    .flatMap((file) =>
      findStrays(basename(file), read(file), texts).map(({ line, text }) => `${file}:${line}: ${text}`),
    );

  expect(strays).toEqual([]);
});

test.each([
  ['words between tags', '<p>Welcome</p>'],
  ['words after a value', '<p>{count} guests</p>'],
  ['a literal as a child', "<p>{isOpen ? 'Open' : text('Closed')}</p>"],
  ['a literal behind a condition', "<p>{isNew && 'New'}</p>"],
  ['the name of a button', '<button aria-label="Close" />'],
  ['the name of a button behind a choice', "<button title={isOpen ? 'close' : undefined} />"],
  ['a sentence for a component', '<EmptyState heading="Nothing here" />'],
  ['a template', '<p title={`Back to ${name}`} />'],
  ['a toast', "host.toast('error', 'That did not work')"],
  ['the title of the document', "document.title = 'Home'"],
  ['another script', "const greeting = 'ようこそ'"],
  ['a key that no catalog has', "text('Not in there')"],
])('%s is found', (_, source) => {
  expect(findStrays('planted.tsx', source, new Set(['Closed']))).toHaveLength(1);
});

test.each([
  ['a text by its key', "<p>{text('Opening hours')}</p>"],
  ['a key kept for later', "const heading = 'Opening hours'"],
  ['what a developer reads', "throw new Error('There is no host here')"],
  ['code in an attribute', '<svg viewBox="0 0 24 24" className="icon big"><path d="M0 0 L2 2" /></svg>'],
  ['a command', '<code dir="ltr">pnpm dev --only {name}</code>'],
  ['a choice of looks', '<Button look="secondary" to="property-signin" />'],
  ['signs', '<p>{from} – {to} · {price}</p>'],
])('%s is ignored', (_, source) => {
  expect(findStrays('planted.tsx', source, new Set(['Opening hours']))).toEqual([]);
});
