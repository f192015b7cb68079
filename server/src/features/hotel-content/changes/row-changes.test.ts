import { expect, test } from 'vitest';
import { checkFiles } from '../check/check-files';
import { rowsOf } from '../rows/rows-of';
import { VIENNA } from '../testing/vienna';
import { rowChanges } from './row-changes';

test('two rows with one key are refused instead of losing one', () => {
  const { content } = checkFiles(VIENNA);
  if (!content) throw new Error('the folder has errors');
  const rows = rowsOf(content);
  const [item] = rows.menuItem;
  if (!item) throw new Error('the folder has no items');

  expect(() => rowChanges(null, { ...rows, menuItem: [...rows.menuItem, item] })).toThrow(
    `duplicate menuItem ${item.id}`,
  );
});
