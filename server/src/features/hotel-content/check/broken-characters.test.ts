import { expect, test } from 'vitest';
import { expectProblem, type Broken } from '../testing/broken-folder';
import { viennaWith } from '../testing/vienna';
import { checkFiles } from './check-files';

const BAR = 'outlets/bar/outlet.yaml';
const MENU = 'outlets/bar/menus/drinks.yaml';
const NAME = 'name: Bar im Hof';

const BROKEN: Broken[] = [
  { code: 'text-control', file: BAR, edit: [NAME, 'name: Bar \u202ehoF'], at: '\u202e' },
  { code: 'text-control', file: BAR, edit: [NAME, `${NAME} # \u2066Sauna`], at: '\u2066' },
  { code: 'text-control', file: BAR, edit: [NAME, 'name: "Bar \\u202EhoF"'], at: '"Bar' },
  { code: 'text-control', file: BAR, edit: [NAME, 'name: "Bar\\e[2J"'], at: '"Bar' },
  {
    code: 'text-control',
    file: MENU,
    edit: ['name: Wiener Melange', 'name: "Wiener \\u2067Melange"'],
    at: '"Wiener',
  },
  {
    code: 'text-control',
    file: `texts/en/${MENU}`,
    edit: ['text: Melange', 'text: "Melange\\u009b"'],
    at: '"Melange',
  },
];

test.each(BROKEN)('$code: $edit', (one) => expectProblem({ ...one, severity: 'error' }));

test('marks that Arabic and Hebrew texts and emojis need are no control characters', () => {
  const { problems } = checkFiles(
    viennaWith([[BAR, NAME, 'name: "Bar \u200f(\u061c\u200e) 👩\u200d🍳\u00ad"']]),
  );

  expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
});

test('line-ends: a file of an old Mac is refused at its first line end, and for nothing else', () => {
  const files = viennaWith([]);
  const text = files.get(BAR) ?? '';
  const [first = ''] = text.split('\n');

  const { content, problems } = checkFiles(files.set(BAR, text.replaceAll('\n', '\r')));

  expect(content).toBeUndefined();
  expect(problems.filter(({ file }) => file === BAR)).toEqual([
    expect.objectContaining({
      severity: 'error',
      code: 'line-ends',
      line: 1,
      column: first.length + 1,
    }),
  ]);
});

test('line ends of Windows are as good as others', () => {
  const files = viennaWith([]);

  const { problems } = checkFiles(files.set(BAR, (files.get(BAR) ?? '').replaceAll('\n', '\r\n')));

  expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
});
