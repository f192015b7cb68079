import { HostProvider } from '@guest/shared';
import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { propertyHost } from '../testing/property-host';
import { useIsOtherTimeZone } from './use-is-other-time-zone';

const here = Intl.DateTimeFormat().resolvedOptions().timeZone;

function askFrom(timeZone: string) {
  const host = propertyHost([], { property: { timeZone } });
  const { result } = renderHook(() => useIsOtherTimeZone(), {
    wrapper: ({ children }) => <HostProvider host={host}>{children}</HostProvider>,
  });
  return { result, answer: () => act(() => host.takeOver.getState().answered('page')) };
}

test('a guest in another time zone is informed once the page is hydrated', () => {
  // No machine that runs the tests is in this zone, 14 hours ahead of UTC.
  const { result, answer } = askFrom('Pacific/Kiritimati');
  expect(result.current).toBe(false);

  answer();

  expect(result.current).toBe(true);
});

test('a guest with the same local time is not informed', () => {
  const { result, answer } = askFrom(here);

  answer();

  expect(result.current).toBe(false);
});
