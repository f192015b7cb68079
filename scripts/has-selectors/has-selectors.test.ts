import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { findBroadSelectors } from './find-broad-selectors';

const root = fileURLToPath(new URL('../..', import.meta.url));
const styles = readdirSync(root)
  .filter((name) => /^(shell|shared|mfe-\w+)$/.test(name))
  .flatMap((name) =>
    readdirSync(join(root, name, 'src'), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.css'))
      .map((file) => join(name, 'src', file)),
  );

test('no style makes the browser style the whole page anew when an element comes or goes', () => {
  expect(styles.length).toBeGreaterThan(100);

  const broad = styles.flatMap((file) =>
    findBroadSelectors(readFileSync(join(root, file), 'utf8')).map((selector) => `${file}: ${selector}`),
  );

  expect(broad).toEqual([]);
});

test.each([
  ':root:not(:has([data-carried])) .photos > :first-child',
  '.photos:has(> :nth-child(4)) > *',
  'body:has(dialog) :not(.plain, [hidden])',
])('"%s" is found', (selector) => {
  expect(findBroadSelectors(`@media (min-width: 1px) { .other, ${selector} { color: red; } }`)).toEqual([
    selector,
  ]);
});

test.each([
  ':root:not(:has([data-carried])) .photo:first-child',
  '.frame:has([data-fills-screen]) > header',
  ':root:has(dialog) [role="status"]',
  '.parts > :has(+ nav)',
  '.photos > :first-child',
])('"%s" is not', (selector) => {
  expect(findBroadSelectors(`${selector} { color: red; }`)).toEqual([]);
});
