import { SocketError } from '@guest/shared/realtime/socket-error';
import { expect, test } from 'vitest';
import ar from '../ui/page/locales/ar.json';
import { errorTextOf } from './error-text';

const inArabic = (key: string) => (ar as Record<string, string>)[key] ?? key;

test.each(['unknown', 'not-sent'])(
  'a request without a reply (%s) is explained in the guest’s language',
  (code) => {
    const error = new SocketError({ status: 0, code, error: 'There is no connection to the server' });

    expect(errorTextOf(error, inArabic)).toMatch(/^تعذّر الاتصال بالفندق/);
  },
);

test('a refusal shows the server’s text', () => {
  const error = new SocketError({ status: 410, code: 'invitation_over', error: 'لم تعد هذه الدعوة صالحة' });

  expect(errorTextOf(error, inArabic)).toBe('لم تعد هذه الدعوة صالحة');
});
