import type { Boot } from '@guest/shared/contracts/release/boot.contract';
import type { Page } from '@playwright/test';

const BOOT = /(<script type="application\/json" id="boot">)(.*?)(<\/script>)/s;

/** Changes the remotes in the documents of a page, as a promotion or a mix would do for this page only. */
export async function overrideRemotes(page: Page, remotes: Boot['remotes']): Promise<void> {
  await page.route('**/casa-miramar{,/**}', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const body = (await response.text()).replace(BOOT, (_, before: string, block: string, after: string) => {
      const boot = JSON.parse(block) as Boot;
      const changed = JSON.stringify({ ...boot, remotes: { ...boot.remotes, ...remotes } });
      return before + changed.replaceAll('<', '\\u003c') + after;
    });
    await route.fulfill({ response, body });
  });
}
