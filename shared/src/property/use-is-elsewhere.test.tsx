import { HostProvider } from '@guest/shared';
import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { houseHost } from '../testing/house-host';
import { useIsElsewhere } from './use-is-elsewhere';

const here = Intl.DateTimeFormat().resolvedOptions().timeZone;

function askFrom(timeZone: string) {
  const host = houseHost([], { property: { timeZone } });
  const { result } = renderHook(() => useIsElsewhere(), {
    wrapper: ({ children }) => <HostProvider host={host}>{children}</HostProvider>,
  });
  return { result, answer: () => act(() => host.takeOver.getState().answered('page')) };
}

test('a guest whose clock shows another time is told, once the page answers', () => {
  // Fourteen hours ahead of UTC, where no machine that tests stands.
  const { result, answer } = askFrom('Pacific/Kiritimati');
  expect(result.current).toBe(false);

  answer();

  expect(result.current).toBe(true);
});

test('a guest in the house’s own time is not', () => {
  const { result, answer } = askFrom(here);

  answer();

  expect(result.current).toBe(false);
});
