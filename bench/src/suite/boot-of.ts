import type { Boot } from '@guest/shared/contracts/release/boot.contract';

/** Extracts the boot data that a document passes to its page. */
export function bootOf(html: string): Boot {
  const [, block] = [...html.matchAll(/<script[^>]* id="boot"[^>]*>([^<]*)</g)].at(-1) ?? [];
  if (block === undefined) throw new Error(`not a document of the suite: ${html.slice(0, 200)}`);
  // The cast is safe because the suite's own server wrote the block with this type.
  return JSON.parse(block) as Boot;
}
