import { RequestError, unprocessable } from '../../platform/errors/request-error';

const minutesOf = (ms: number) => Math.max(1, Math.ceil(ms / 60_000));
const secondsOf = (ms: number) => Math.max(1, Math.ceil(ms / 1_000));

/** The errors of sending and verifying codes. */
export const emailInvalid = (field = 'email') =>
  unprocessable(field, 'email_invalid', 'Enter a valid email address.');

export const phoneInvalid = (field = 'phone') =>
  unprocessable(
    field,
    'phone_invalid',
    'Enter your phone number with country code, for example +34 600 000 000.',
  );

export const phoneUnavailable = () =>
  unprocessable('phone', 'phone_unavailable', "We can't send text messages. Please use your email address.");

export const termsRequired = () =>
  unprocessable('acceptTerms', 'terms_required', 'Please accept the terms to continue.');

export function codeInvalid(triesLeft: number): RequestError {
  const message = "That code isn't right. {n} tries left.";
  return new RequestError(422, 'otp_invalid', message, {
    n: triesLeft,
    fields: [{ field: 'code', code: 'otp_invalid', message }],
    data: { attempts_left: triesLeft },
  });
}

export const codeExpired = () =>
  new RequestError(410, 'otp_expired', 'This code has expired. Send a new one.');

export const codeUsed = () =>
  new RequestError(410, 'otp_used', 'This code has already been used. Send a new one.');

export const codeSuperseded = () =>
  new RequestError(410, 'otp_superseded', 'We sent a newer code. Use the latest one.');

export const codeLocked = (ms: number) =>
  new RequestError(
    423,
    'otp_locked',
    'Too many wrong codes. Wait {n} minutes or use another email or phone.',
    {
      n: minutesOf(ms),
      retryAfter: secondsOf(ms),
    },
  );

export const tooSoon = (ms: number) =>
  new RequestError(429, 'otp_too_soon', 'You can ask for a new code in {n} s.', {
    n: secondsOf(ms),
    retryAfter: secondsOf(ms),
  });

export const sendLimit = (ms: number) =>
  new RequestError(
    429,
    'otp_send_limit',
    "We've sent several codes already. Try again in {n} minutes or contact reception.",
    { n: minutesOf(ms), retryAfter: secondsOf(ms) },
  );

export const deliveryFailed = () =>
  new RequestError(
    502,
    'otp_delivery_failed',
    "We couldn't send the code. Check the address or try the other method.",
  );
