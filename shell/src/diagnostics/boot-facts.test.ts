import { afterEach, expect, test } from 'vitest';
import { bootFacts } from './boot-facts';

afterEach(() => {
  document.body.replaceChildren();
  delete document.documentElement.dataset.boot;
});

function addBlock(facts: object): void {
  const block = document.createElement('script');
  block.type = 'application/json';
  block.id = 'boot';
  block.textContent = JSON.stringify(facts);
  document.body.append(block);
}

test('the block of the server is read, and not one that the markup of a remote has planted before it', () => {
  document.documentElement.dataset.boot = 'k1';
  addBlock({ buildId: 'planted', key: 'k0' });
  addBlock({ buildId: 'set-1', key: 'k1' });

  expect(bootFacts()?.buildId).toBe('set-1');
});

test('a document whose own block is hidden by the markup has no block', () => {
  document.documentElement.dataset.boot = 'k1';
  addBlock({ buildId: 'planted', key: 'k0' });

  expect(bootFacts()).toBeUndefined();
});

test('the block of an earlier server has no key', () => {
  addBlock({ buildId: 'set-0' });

  expect(bootFacts()?.buildId).toBe('set-0');
});
