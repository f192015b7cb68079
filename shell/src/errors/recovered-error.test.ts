import { ApiError } from '@guest/shared/http/api-error';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { onRecoveredError } from './recovered-error';

beforeEach(() => void vi.stubGlobal('reportError', vi.fn()));
afterEach(() => void vi.unstubAllGlobals());

const drawnAnew = (cause: unknown) => new Error('Minified React error #520', { cause });

test('X-03 a refusal that the page has asked about again meanwhile is no error of the page', () => {
  onRecoveredError(drawnAnew(new ApiError(401, 'Sign in to continue')));

  expect(reportError).not.toHaveBeenCalled();
});

test('a mistake is reported as what it was', () => {
  onRecoveredError(drawnAnew(new Error('boom')));

  expect(reportError).toHaveBeenCalledExactlyOnceWith(new Error('boom'));
});

test('what the server has left to the browser is none', () => {
  onRecoveredError(new Error('Minified React error #419; visit …'));

  expect(reportError).not.toHaveBeenCalled();
});
