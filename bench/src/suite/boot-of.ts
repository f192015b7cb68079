import type { Boot } from '@guest/shared/contracts/release/boot.contract';

/** What a document tells its page. */
export function bootOf(html: string): Boot {
  const [, block] = /<script[^>]* id="boot"[^>]*>([^<]*)</.exec(html) ?? [];
  if (block === undefined) throw new Error(`This is no document of the suite: ${html.slice(0, 200)}`);
  // Written by the suite's own server, which types it.
  return JSON.parse(block) as Boot;
}
