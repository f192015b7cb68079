import type { ListBench } from '../../lists/main';
import { startBrowser } from '../load/bench-browser';
import { CPU_SLOWDOWN, PHONE } from '../load/cold-load';
import { LONG_FRAME_MS, MANY_POSTS, SCROLL } from './feed-visit';

/** Scrolls the bare virtual list, with two lines in a row, as the feed is scrolled. */
export async function scrollBareList(address: string): Promise<{ longFrames: number; longestFrame: number }> {
  const browser = await startBrowser();
  try {
    const context = await browser.newContext(PHONE);
    const page = await context.newPage();
    await page.goto(address);
    await page.waitForFunction('bench');
    await page.evaluate(`bench.open(${MANY_POSTS})`);
    const tools = await context.newCDPSession(page);
    await tools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    const scrolling = page.evaluate(`bench.scroll(${SCROLL.frames}, ${SCROLL.step})`);
    // The cast is safe because the type is that of the function that was called.
    const frames = (await scrolling) as Awaited<ReturnType<ListBench['scroll']>>;
    return {
      longFrames: frames.filter((ms) => ms > LONG_FRAME_MS).length,
      longestFrame: Math.max(...frames),
    };
  } finally {
    await browser.close();
  }
}
