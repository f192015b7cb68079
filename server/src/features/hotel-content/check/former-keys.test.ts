import { expect, test } from 'vitest';
import { contentId } from '../model/content-id';
import { viennaWith } from '../testing/vienna';
import { checkFiles } from './check-files';

const SLUG = 'hotel-am-spittelberg';
const DRINKS = 'key: drinks\nname: Getränke\npricesIncludeTax: true\nsections: []\n';
const SOME_ID = '0b7f3c1e-5a4d-4c2b-9e8f-1a2b3c4d5e6f';

test('id-twice: the parts of a new outlet have the keys from which those of a renamed one follow', () => {
  const files = viennaWith([
    [
      'outlets/bar/outlet.yaml',
      'key: bar\n',
      `key: pub\nuuid: ${contentId(SLUG, 'outlet', 'bar')}\nformerKey: bar\n`,
    ],
    ['directories/the-house.yaml', 'outlet: bar', 'outlet: pub'],
  ]);
  const spa = files.get('outlets/spa/outlet.yaml') ?? '';
  files.set('outlets/new-bar/outlet.yaml', spa.replace('key: spa', `key: bar\nuuid: ${SOME_ID}`));
  files.set('outlets/new-bar/menus/drinks.yaml', DRINKS);

  expect(checkFiles(files).problems.filter(({ severity }) => severity === 'error')).toEqual([
    expect.objectContaining({
      code: 'id-twice',
      file: 'outlets/new-bar/menus/drinks.yaml',
      line: 1,
      message:
        'The id of this follows from the same keys as that of "pub/drinks" in outlets/bar/menus/drinks.yaml.',
      suggestion: 'Give one of them a "uuid" of its own.',
    }),
  ]);
});
