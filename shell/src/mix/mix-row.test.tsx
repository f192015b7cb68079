import { HostProvider } from '@guest/shared';
import { fakeHost } from '@guest/shared/testing/fake-host';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { MixRow } from './mix-row';

const build = { commit: 'c0ffee0123', branch: 'main', builtAt: '2026-01-01T00:00:00.000Z' };

test.each([
  ['says so', true, 2],
  ['does not', false, 0],
])('M-08 the panel %s if a version was built with uncommitted changes: %s', (_what, dirty, times) => {
  render(
    <HostProvider host={fakeHost()}>
      <MixRow
        name="chat"
        version="1.5.0"
        next={undefined}
        source="channel"
        published={[{ ...build, version: '1.5.0', dirty }]}
        chosen=""
        onChoice={() => {}}
      />
    </HostProvider>,
  );

  // Once for the version of the page, and once among those that can be chosen.
  expect(screen.queryAllByText(/Uncommitted changes/)).toHaveLength(times);
});
