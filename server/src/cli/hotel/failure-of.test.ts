import { DrizzleQueryError } from 'drizzle-orm/errors';
import { expect, test } from 'vitest';
import { storageFull } from '../../features/upload/rules/file-errors';
import { failureOf } from './failure-of';

const ofCode = (code: string) => Object.assign(new Error('no space left on device'), { code });

test.each([
  ['of this machine', ofCode('ENOSPC')],
  ['of a quota', ofCode('EDQUOT')],
  ['of the file store', storageFull()],
  ['of PostgreSQL', new DrizzleQueryError('insert', [], ofCode('53100'))],
])('a full disk %s says what to do and has a code of its own', (_, error) => {
  expect(failureOf(error)).toEqual({
    exitCode: 74,
    code: 'no-room',
    message: expect.stringContaining('make room'),
  });
});

test('an unexpected error is reported as our mistake, with its stack', () => {
  expect(failureOf(ofCode('EBADF'))).toMatchObject({
    exitCode: 70,
    message: expect.stringContaining('failure-of.test'),
  });
});
