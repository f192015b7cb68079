import { expect, test } from 'vitest';
import { faultOf } from './post-check';

const post = { text: 'The sea', tags: [], alts: [] };

test.each([
  ['text', { text: 'x'.repeat(1_003) }, { field: 'text', code: 'too-long', over: 3 }],
  [
    'the second description',
    { alts: ['Sea', 'x'.repeat(5_000)] },
    { field: 'alt-2', code: 'too-long', over: 4_000 },
  ],
  ['a tag', { tags: ['x'.repeat(31)] }, { field: 'tags', code: 'tags' }],
])('%s that is too long is told before anything is sent', (_field, facts, fault) => {
  expect(faultOf({ ...post, ...facts })).toEqual(fault);
});

test('a draft that was joined from two and has too many photos is not sent', () => {
  expect(faultOf({ ...post, alts: ['', '', '', ''] })).toBeUndefined();
  expect(faultOf({ ...post, alts: ['', '', '', '', ''] })).toEqual({
    field: 'alt-5',
    code: 'too-many-photos',
  });
});

test('lengths are counted in characters as people see them', () => {
  expect(faultOf({ ...post, text: '👩‍👩‍👧‍👦'.repeat(1_000), alts: ['é'.repeat(1_000)] })).toBeUndefined();
});
