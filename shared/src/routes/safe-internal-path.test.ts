import { expect, test } from 'vitest';
import { safeInternalPath } from './safe-internal-path';

test.each(['/casa-miramar', '/casa-miramar/chat?code=1', '/'])(
  '%s is accepted as a path of the suite',
  (path) => {
    expect(safeInternalPath(path, '/home')).toBe(path);
  },
);

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
])('%s is rejected', (path) => {
  expect(safeInternalPath(path, '/home')).toBe('/home');
});

test('Q-03 the flag download=true is preserved in a return path', () => {
  expect(safeInternalPath('/casa-miramar/discover?download=true&tag=pool', '/')).toBe(
    '/casa-miramar/discover?download=true&tag=pool',
  );
});
