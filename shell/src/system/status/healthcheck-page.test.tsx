import { buildContract } from '@guest/shared/contracts/release/build.contract';
import { fakeHost, type FakeReply } from '@guest/shared/testing/fake-host';
import { renderPage } from '@guest/shared/testing/render-page';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { HealthcheckPage } from './healthcheck-page';
import texts from '../../system-texts/locales/en.json';

afterEach(() => void (document.body.innerHTML = ''));

const build: FakeReply = [
  buildContract.latestBuild,
  {
    buildId: 'b2',
    builtAt: '2026-06-01T10:30:00Z',
    shell: '1.4.0',
    remotes: { chat: '2.0.1' },
    sources: {
      shell: { base: '/releases/shell/1.4.0/', commit: 'abcdef0123456789', builtAt: '2026-06-01T10:30:00Z' },
      chat: { base: '/releases/chat/2.0.1/', commit: '0123456789abcdef', builtAt: '2026-05-30T08:00:00Z' },
    },
  },
];

function open(answers: FakeReply[], health: 'ok' | 'away') {
  const boot = {
    buildId: 'b2',
    channel: 'staging',
    source: 'rollout',
    shell: '1.4.0',
    remotes: { chat: { version: '2.0.1', integrity: 'sha256-x' } },
  };
  document.body.innerHTML = `<script type="application/json" id="boot">${JSON.stringify(boot)}</script>`;
  const host = fakeHost(answers);
  const send = async () => (health === 'ok' ? { data: { status: 'ok' }, status: 200 } : { error: 'away' });
  // The cast is safe because the fake serves every endpoint and the test knows the reply.
  const api = { ...host.api, send: send as typeof host.api.send };
  renderPage({ ...host, api }, { healthcheck: HealthcheckPage }, texts, '/healthcheck');
  act(() => host.takeOver.getState().answered('page'));
}

test('R-05 the page shows the build, the version and source of each part, and whether the server can serve guests', async () => {
  open([build], 'ok');

  expect(await screen.findByText('This page is up to date')).toBeTruthy();
  const rows = screen.getAllByRole('listitem').map((row) => row.textContent);
  expect(rows).toHaveLength(8);
  expect(rows[0]).toMatch(/^Running\/health\/live · .*UTCYes, in \d+ ms$/);
  expect(rows[1]).toMatch(/\/health\/ready · .*UTCYes, in \d+ ms$/);
  expect(rows[2]).toMatch(/^b21 Jun 2026, 10:30 UTC$/);
  expect(rows[3]).toMatch(/^shell\/releases\/shell\/1\.4\.0\/abcdef012345 · .*1\.4\.0$/);
  expect(rows[4]).toMatch(/^chat.*2\.0\.1$/);
  // The remaining rows describe this page and the source of its releases.
  expect(rows.slice(5)).toEqual([
    'stagingb2 · rollout',
    'shellrollout · abcdef0123451.4.0',
    'chatrollout · 0123456789ab2.0.1',
  ]);
  // Versions and paths are read left to right, even within Arabic text.
  expect(screen.getAllByRole('code').every(({ dir }) => dir === 'ltr')).toBe(true);
});

test('M-08 the versions of a page are copied as a link that reproduces them', async () => {
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  open([build], 'ok');

  await userEvent.click(await screen.findByRole('button', { name: 'Copy a link to these versions' }));

  expect(await screen.findByRole('button', { name: 'Copied' })).toBeTruthy();
  expect(copied.mock.calls.flat().map(String)).toEqual([
    expect.stringMatching(/\/\?mix=shell@1\.4\.0,chat@2\.0\.1$/),
  ]);
});

test('R-05 the page renders even if the server does not reply', async () => {
  open([], 'away');

  expect(await screen.findByText("The server isn't responding")).toBeTruthy();
  expect((await screen.findAllByText(/^No, after \d+ ms$/)).length).toBe(2);
  expect(screen.getByRole('button', { name: 'Check again' })).toBeTruthy();
});
