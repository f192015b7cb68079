import { expect, test } from 'vitest';
import { safeInternalPath } from './safe-internal-path';

test.each(['/casa-miramar', '/casa-miramar/chat?code=1', '/'])('%s is an address of the suite', (path) => {
  expect(safeInternalPath(path, '/home')).toBe(path);
});

test.each([
  null,
  '',
  'casa-miramar',
  '//evil.example',
  '/\\evil.example',
  '/%2f%2fevil.example',
  '/\tevil',
  '/casa-miramar/../..//evil.example',
  '/.//evil.example',
  '/%2e//evil.example',
  'https://evil.example',
  'javascript:alert(1)',
  '/casa-miramar/not/a/page/of/ours',
  `/${'a'.repeat(600)}`,
])('%s is not', (path) => {
  expect(safeInternalPath(path, '/home')).toBe('/home');
});

test('Q-03 the flag download=true is kept in an address that is come back to', () => {
  expect(safeInternalPath('/casa-miramar/discover?download=true&tag=pool', '/')).toBe(
    '/casa-miramar/discover?download=true&tag=pool',
  );
});
