import { afterEach, beforeEach } from 'vitest';

/** Gives the page of each test the facts of a rollout with two remotes. */
export function simulateRolloutPage(): void {
  beforeEach(() => {
    const file = { entry: '', global: '', integrity: 'sha384-x' };
    const remotes = { dining: { version: '1.1.0', ...file }, account: { version: '1.2.0', ...file } };
    const boot = { buildId: 'set-1', channel: 'production', source: 'rollout', shell: '2.0.0', remotes };
    const block = document.createElement('script');
    block.type = 'application/json';
    block.id = 'boot';
    block.textContent = JSON.stringify(boot);
    document.body.append(block);
  });
  afterEach(() => document.body.replaceChildren());
}
