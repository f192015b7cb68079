import type { Boot } from '@guest/shared/contracts/release/boot.contract';

let known: { block: Element; facts: Boot } | undefined;

/**
 * Returns what the document says about its page, or `undefined` without a block that the server has written. The
 * markup of a remote comes before that block and may contain one of its own, but it cannot contain the key, which is
 * the hash of that markup. Documents of earlier servers have no key.
 */
export function bootFacts(): Boot | undefined {
  const { boot: key } = document.documentElement.dataset;
  const block = [...document.querySelectorAll('#boot')].find(
    ({ textContent }) => key === undefined || textContent.includes(`"key":"${key}"`),
  );
  if (!block) return undefined;
  // The server that served this script wrote the block, so it needs no validation.
  if (known?.block !== block) known = { block, facts: JSON.parse(block.textContent) as Boot };
  return known.facts;
}
