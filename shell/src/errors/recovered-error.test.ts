import { ApiError } from '@guest/shared/http/api-error';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { onRecoveredError } from './recovered-error';

beforeEach(() => void vi.stubGlobal('reportError', vi.fn()));
afterEach(() => void vi.unstubAllGlobals());

const drawnAnew = (cause: unknown) => new Error('Minified React error #520', { cause });

test('X-03 an error reply whose request the page has repeated in the meantime is not reported', () => {
  onRecoveredError(drawnAnew(new ApiError(401, 'Sign in to continue')));

  expect(reportError).not.toHaveBeenCalled();
});

test('a programming error is reported with its original cause', () => {
  onRecoveredError(drawnAnew(new Error('boom')));

  expect(reportError).toHaveBeenCalledExactlyOnceWith(new Error('boom'));
});

test('a part that the server left to the browser is not reported', () => {
  onRecoveredError(new Error('Minified React error #419; visit …'));

  expect(reportError).not.toHaveBeenCalled();
});
