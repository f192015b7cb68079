import type { PageReport } from '@guest/shared/contracts/release/release-report.schema';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sendReleaseReports } from './send-release-reports';

const PATIENCE = { timeout: 10_000 };

function openPage(facts: object): void {
  const remotes = { dining: { version: '1.1.0', entry: '', global: '', integrity: 'sha256-x' } };
  const boot = {
    buildId: 'set-1',
    channel: 'production',
    source: 'rollout',
    shell: '2.0.0',
    remotes,
    ...facts,
  };
  const block = document.createElement('script');
  block.type = 'application/json';
  block.id = 'boot';
  block.textContent = JSON.stringify(boot);
  document.body.append(block);
}

beforeEach(() => performance.clearMeasures());
afterEach(() => document.body.replaceChildren());

async function eventsOf(act: () => void = () => {}) {
  const send = vi.fn<(report: PageReport) => void>();
  const stop = sendReleaseReports(send);
  act();
  await vi.waitFor(() => expect(send).toHaveBeenCalled(), PATIENCE);
  stop();
  return send.mock.calls.flatMap(([{ events }]) => events);
}

test('M-05 a page reports the release whose first view the server could not render', async () => {
  openPage({ failedView: 'dining' });

  expect(await eventsOf()).toEqual([
    {
      name: 'dining',
      version: '1.1.0',
      source: 'rollout',
      outcome: 'unrendered',
      took: null,
      errorClass: null,
      instead: null,
    },
  ]);
});

test('M-05 a page reports how long the shell took to start', async () => {
  openPage({});

  const events = await eventsOf(() => performance.measure('remote shell', { start: 0, end: 1_234 }));

  expect(events).toEqual([
    expect.objectContaining({ name: 'shell', version: '2.0.0', outcome: 'loaded', took: 1_234 }),
  ]);
});
