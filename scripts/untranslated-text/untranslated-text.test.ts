import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { findUntranslatedText } from './find-untranslated-text';

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

  const untranslated = filesOf(join(name, 'src'), /\.tsx?$/)
    .filter(isSource)
    .flatMap((file) =>
      findUntranslatedText(basename(file), read(file), texts).map(
        ({ line, text }) => `${file}:${line}: ${text}`,
      ),
    );

  expect(untranslated).toEqual([]);
});

test.each([
  ['text between tags', '<p>Welcome</p>'],
  ['text after a value', '<p>{count} guests</p>'],
  ['a literal as a child', "<p>{isOpen ? 'Open' : text('Closed')}</p>"],
  ['a literal after a condition', "<p>{isNew && 'New'}</p>"],
  ['a button’s label', '<button aria-label="Close" />'],
  ['a button’s label in a conditional expression', "<button title={isOpen ? 'close' : undefined} />"],
  ['a sentence passed to a component', '<EmptyState heading="Nothing here" />'],
  ['a template', '<p title={`Back to ${name}`} />'],
  ['a toast', "host.toast('error', 'That did not work')"],
  ['the title of the document', "document.title = 'Home'"],
  ['another script', "const greeting = 'ようこそ'"],
  ['a key that is in no catalogue', "text('Not in there')"],
])('%s is found', (_, source) => {
  expect(findUntranslatedText('planted.tsx', source, new Set(['Closed']))).toHaveLength(1);
});

test.each([
  ['a text by its key', "<p>{text('Opening hours')}</p>"],
  ['a key stored in a variable', "const heading = 'Opening hours'"],
  ['a text for developers', "throw new Error('There is no host here')"],
  ['code in an attribute', '<svg viewBox="0 0 24 24" className="icon big"><path d="M0 0 L2 2" /></svg>'],
  ['a command', '<code dir="ltr">pnpm dev --only {name}</code>'],
  ['a choice of class names', '<Button look="secondary" to="property-signin" />'],
  ['signs', '<p>{from} – {to} · {price}</p>'],
])('%s is ignored', (_, source) => {
  expect(findUntranslatedText('planted.tsx', source, new Set(['Opening hours']))).toEqual([]);
});
