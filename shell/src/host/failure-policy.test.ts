import { ApiError } from '@guest/shared/http/api-error';
import { expect, test } from 'vitest';
import { failureActionFor } from './failure-policy';

const loud = { isToastSuppressed: false };
const quiet = { isToastSuppressed: true };

test('X-02 503 shows that the hotel’s app is in maintenance mode', () => {
  expect(failureActionFor(new ApiError(503, 'upstream'), loud)).toEqual({
    kind: 'toast',
    text: "We're in maintenance mode, please try again",
  });
});

test.each([loud, quiet])(
  'X-03 401 clears the session on the device whatever the options of the call (%j)',
  (options) => {
    expect(failureActionFor(new ApiError(401, 'Sign in to continue'), options)).toEqual({ kind: 'clear' });
  },
);

test.each([0, 202, 400, 404, 409, 500])(
  'X-05 X-06 %i shows its text unless the caller suppresses the toast',
  (status) => {
    const error = new ApiError(status, 'Not today');

    expect(failureActionFor(error, loud)).toEqual({ kind: 'toast', text: 'Not today' });
    expect(failureActionFor(error, quiet)).toEqual({ kind: 'none' });
  },
);
